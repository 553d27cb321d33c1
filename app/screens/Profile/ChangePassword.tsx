import { limits } from '@alphazone/client/limits';
import { useAccount, useIdentities } from '@alphazone/react';
import { Button, PasswordField, SettingsSection, Stack, useMessages } from '@alphazone/ui';
import type { SyntheticEvent } from 'react';

import { accountMessages } from '../../accountMessages';
import { settingsMessages } from '../../settingsMessages';
import { useTextFields } from '../../forms/useTextFields';
import { usePorts } from '../../ports';

const texts = settingsMessages.password;
const emptyFields = { oldPassword: '', newPassword: '' };

export function ChangePassword({ id }: { id: string }) {
  const { alerts } = usePorts();
  const { changePassword, isChangingPassword: isBusy } = useAccount(id);
  const { hasPassword } = useIdentities();
  const submitLabel = hasPassword ? texts.submit : texts.setFirst;
  const { password: title, passwordHint } = useMessages().auth;
  const { fields, fieldProps, settle } = useTextFields(emptyFields);

  const change = async () => {
    const { oldPassword, newPassword } = fields;
    if (newPassword === '' || (hasPassword && oldPassword === '')) {
      return alerts.alert(hasPassword ? texts.missing : accountMessages.newPassword.missing);
    }
    const outcome = await changePassword(hasPassword ? fields : { newPassword });
    settle(outcome);
    return undefined;
  };

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
