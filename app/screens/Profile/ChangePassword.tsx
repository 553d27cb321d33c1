import { ApiError, dataOf } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';
import { Button, PasswordField, SettingsSection, Stack, useMessages } from '@alphazone/ui';
import { useState, type SyntheticEvent } from 'react';

import { reasonOf } from '../../api/errors';
import { messages } from '../../messages';
import { usePorts } from '../../ports';
import { asSentence } from './profileFields';

const texts = messages.account.password;
const nothing = { oldPassword: '', newPassword: '' };

type Problems = Partial<typeof nothing>;

/** Changes the password. Ends all other sessions; this one continues with the new token. */
export function ChangePassword({ id }: { id: string }) {
  const { api, alerts, session } = usePorts();
  const { password: title, passwordHint } = useMessages().auth;
  const [fields, setFields] = useState(nothing);
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);

  const change = async () => {
    if (fields.oldPassword === '' || fields.newPassword === '') return alerts.alert(texts.missing);
    setBusy(true);
    let isOver = false;
    // The old token ends with the password: a call of another part may have been refused already.
    const stop = session.onChange((change) => {
      if (change.type === 'session.opened') isOver = true;
      if (change.type === 'session.closed' && change.reason !== 'rejected') isOver = true;
    });
    try {
      const renewed = await dataOf(
        api.POST('/api/users/{id}/password', { params: { path: { id } }, body: fields }),
      );
      if (isOver) return undefined;
      session.start(renewed);
      setFields(nothing);
      setProblems({});
      await alerts.alert(texts.done);
    } catch (error) {
      // Not told to who sits there now.
      if (isOver) return undefined;
      const found = problemsIn(error);
      setProblems(found);
      if (Object.keys(found).length === 0) await alerts.alert(reasonOf(error));
    } finally {
      stop();
      setBusy(false);
    }
    return undefined;
  };

  const fieldProps = (field: keyof typeof nothing) => ({
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

/** Returns the validation errors by field; empty for any other error. */
function problemsIn(error: unknown): Problems {
  if (!(error instanceof ApiError)) return {};
  const problems: Problems = {};
  for (const { field, message } of error.details) {
    if (field === 'oldPassword' || field === 'newPassword') problems[field] = asSentence(message);
  }
  return problems;
}
