import { limits } from '@alphazone/client/limits';
import { useEmail, useIdentities, type EmailSettings } from '@alphazone/react';
import {
  Button,
  Checkbox,
  ErrorState,
  PasswordField,
  Pill,
  SettingsSection,
  Stack,
  TextField,
} from '@alphazone/ui';
import type { SyntheticEvent } from 'react';
import { styled } from 'styled-components';

import { settingsMessages } from '../../settingsMessages';
import { useTextFields } from '../../forms/useTextFields';
import { usePorts } from '../../ports';

const texts = settingsMessages.email;
const emptyFields = { email: '', password: '' };

const StyledAddress = styled.strong`
  overflow-wrap: anywhere;
`;

/** Absent on a server that sends no mail. */
export function EmailAddress({ id }: { id: string }) {
  const { email, error, retry } = useEmail(id);
  if (error && !email) {
    return (
      <SettingsSection title={texts.title}>
        <ErrorState onRetry={retry}>{texts.failed(error.message)}</ErrorState>
      </SettingsSection>
    );
  }
  return email?.sendsMail ? <Settings id={id} email={email} /> : null;
}

function Settings({ id, email }: { id: string; email: EmailSettings }) {
  const { verify, isVerifying, chooseNotices } = useEmail(id);
  return (
    <SettingsSection title={texts.title} description={texts.about}>
      <Stack direction="row" gap="2">
        <StyledAddress dir="ltr">{email.email}</StyledAddress>
        <Pill tone={email.verified ? 'success' : 'neutral'}>
          {email.verified ? texts.verified : texts.unverified}
        </Pill>
      </Stack>
      {!email.verified && (
        <Button isBusy={isVerifying} onClick={() => void verify()}>
          {texts.verify}
        </Button>
      )}
      <ChangeForm id={id} />
      {email.verified && (
        <Checkbox
          label={texts.notices}
          checked={email.notices}
          onCheckedChange={(notices) => void chooseNotices(notices)}
        />
      )}
    </SettingsSection>
  );
}

function ChangeForm({ id }: { id: string }) {
  const { alerts } = usePorts();
  const { change, isChanging } = useEmail(id);
  const { hasPassword } = useIdentities();
  const { fields, fieldProps, settle } = useTextFields(emptyFields);

  const save = async () => {
    const email = fields.email.trim();
    if (email === '' || (hasPassword && fields.password === '')) {
      return alerts.alert(hasPassword ? texts.missing : texts.missingAddress);
    }
    const outcome = await change(hasPassword ? { ...fields, email } : { email });
    settle(outcome);
    return undefined;
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isChanging) void save();
  };

  return (
    <form noValidate aria-label={texts.form} onSubmit={submit}>
      <Stack>
        <TextField
          label={texts.new}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          dir="ltr"
          maxLength={limits.email.maxLength}
          {...fieldProps('email')}
        />
        {hasPassword && (
          <PasswordField
            label={settingsMessages.deletion.password}
            autoComplete="current-password"
            maxLength={limits.password.maxLength}
            {...fieldProps('password')}
          />
        )}
        <Stack direction="row">
          <Button type="submit" isBusy={isChanging}>
            {texts.submit}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
