import { limits } from '@alphazone/client/limits';
import { useAccount, useIdentities } from '@alphazone/react';
import { Button, PasswordField, SettingsSection, Stack, useMessages } from '@alphazone/ui';
import { useState, type SyntheticEvent } from 'react';

import { accountMessages } from '../../accountMessages';
import { useFieldErrors } from '../../forms/useFieldErrors';
import { usePorts } from '../../ports';

const texts = accountMessages.account.password;
const nothing = { oldPassword: '', newPassword: '' };

type Field = keyof typeof nothing;
const fieldOf = (path: string) => (path in nothing ? (path as Field) : undefined);

export function ChangePassword({ id }: { id: string }) {
  const { alerts } = usePorts();
  const { changePassword, isChangingPassword: isBusy } = useAccount(id);
  const { hasPassword } = useIdentities();
  const submitLabel = hasPassword ? texts.submit : texts.setFirst;
  const { password: title, passwordHint } = useMessages().auth;
  const [fields, setFields] = useState(nothing);
  const { errors, setDetails, clear } = useFieldErrors(fieldOf);

  const change = async () => {
    const { oldPassword, newPassword } = fields;
    if (newPassword === '' || (hasPassword && oldPassword === '')) {
      return alerts.alert(hasPassword ? texts.missing : accountMessages.newPassword.missing);
    }
    const outcome = await changePassword(hasPassword ? fields : { newPassword });
    if (outcome.ok) setFields(nothing);
    setDetails(outcome.ok ? [] : outcome.error.details);
    return undefined;
  };

  const fieldProps = (field: Field) => ({
    value: fields[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => {
      setFields({ ...fields, [field]: event.target.value });
      clear(field);
    },
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
