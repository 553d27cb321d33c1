import { limits } from '@alphazone/client/limits';
import type { FieldError } from '@alphazone/client';
import { useAccount, type PasswordChange } from '@alphazone/react';
import { Button, PasswordField, SettingsSection, Stack, useMessages } from '@alphazone/ui';
import { useState, type SyntheticEvent } from 'react';

import { messages } from '../../messages';
import { usePorts } from '../../ports';
import { asSentence } from '../../asSentence';

const texts = messages.account.password;
const nothing: PasswordChange = { oldPassword: '', newPassword: '' };

type Problems = Partial<PasswordChange>;

export function ChangePassword({ id }: { id: string }) {
  const { alerts } = usePorts();
  const { changePassword, isChangingPassword: isBusy } = useAccount(id);
  const { password: title, passwordHint } = useMessages().auth;
  const [fields, setFields] = useState(nothing);
  const [problems, setProblems] = useState<Problems>({});

  const change = async () => {
    if (fields.oldPassword === '' || fields.newPassword === '') return alerts.alert(texts.missing);
    const outcome = await changePassword(fields);
    if (outcome.ok) setFields(nothing);
    setProblems(outcome.ok ? {} : problemsIn(outcome.error.details));
    return undefined;
  };

  const fieldProps = (field: keyof PasswordChange) => ({
    value: fields[field],
    error: problems[field],
    onChange: (event: { target: { value: string } }) => setFields({ ...fields, [field]: event.target.value }),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void change();
  };

  return (
    <SettingsSection title={title} description={texts.about}>
      <form noValidate aria-label={texts.submit} onSubmit={submit}>
        <Stack>
          <PasswordField
            label={texts.old}
            autoComplete="current-password"
            maxLength={limits.password.maxLength}
            {...fieldProps('oldPassword')}
          />
          <PasswordField
            label={texts.new}
            hint={passwordHint}
            autoComplete="new-password"
            maxLength={limits.password.maxLength}
            {...fieldProps('newPassword')}
          />
          <Stack direction="row">
            <Button type="submit" isBusy={isBusy}>
              {texts.submit}
            </Button>
          </Stack>
        </Stack>
      </form>
    </SettingsSection>
  );
}

const problemsIn = (details: readonly FieldError[]): Problems =>
  Object.fromEntries(details.map(({ field, message }) => [field, asSentence(message)]));
