import { limits } from '@alphazone/client/limits';
import type { FieldError } from '@alphazone/client';
import { useAccount, useIdentities } from '@alphazone/react';
import { Button, PasswordField, SettingsSection, Stack, useMessages } from '@alphazone/ui';
import { useState, type SyntheticEvent } from 'react';

import { accountMessages } from '../../accountMessages';
import { usePorts } from '../../ports';
import { asSentence } from '../../asSentence';

const texts = accountMessages.account.password;
const nothing = { oldPassword: '', newPassword: '' };

type Fields = typeof nothing;
type Problems = Partial<Fields>;

export function ChangePassword({ id }: { id: string }) {
  const { alerts } = usePorts();
  const { changePassword, isChangingPassword: isBusy } = useAccount(id);
  const { hasPassword } = useIdentities();
  const submitLabel = hasPassword ? texts.submit : texts.setFirst;
  const { password: title, passwordHint } = useMessages().auth;
  const [fields, setFields] = useState(nothing);
  const [problems, setProblems] = useState<Problems>({});

  const change = async () => {
    const { oldPassword, newPassword } = fields;
    if (newPassword === '' || (hasPassword && oldPassword === '')) {
      return alerts.alert(hasPassword ? texts.missing : accountMessages.newPassword.missing);
    }
    const outcome = await changePassword(hasPassword ? fields : { newPassword });
    if (outcome.ok) setFields(nothing);
    setProblems(outcome.ok ? {} : problemsIn(outcome.error.details));
    return undefined;
  };

  const fieldProps = (field: keyof Fields) => ({
    value: fields[field],
    error: problems[field],
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [field]: event.target.value }),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void change();
  };

  return (
    <SettingsSection title={title} description={hasPassword ? texts.about : texts.none}>
      <form noValidate aria-label={submitLabel} onSubmit={submit}>
        <Stack>
          {hasPassword && (
            <PasswordField
              label={texts.old}
              autoComplete="current-password"
              maxLength={limits.password.maxLength}
              {...fieldProps('oldPassword')}
            />
          )}
          <PasswordField
            label={texts.new}
            hint={passwordHint}
            autoComplete="new-password"
            maxLength={limits.password.maxLength}
            {...fieldProps('newPassword')}
          />
          <Stack direction="row">
            <Button type="submit" isBusy={isBusy}>
              {submitLabel}
            </Button>
          </Stack>
        </Stack>
      </form>
    </SettingsSection>
  );
}

const problemsIn = (details: readonly FieldError[]): Problems =>
  Object.fromEntries(details.map(({ field, message }) => [field, asSentence(message)]));
