import { limits } from '@alphazone/client/limits';
import { Button, PasswordField, SettingsSection, Stack, useMessages } from '@alphazone/ui';
import { useState, type SyntheticEvent } from 'react';

import { useApi } from '../../api/ApiContext';
import { mutate } from '../../api/mutation';
import { useIsPending } from '../../api/pending';
import {
  accountKeys,
  changePassword,
  passwordProblems,
  type PasswordChange,
} from '../../api/users/accountMutations';
import { messages } from '../../messages';
import { usePorts } from '../../ports';
import { asSentence } from './profileFields';

const texts = messages.account.password;
const nothing: PasswordChange = { oldPassword: '', newPassword: '' };

type Problems = Partial<PasswordChange>;

export function ChangePassword({ id }: { id: string }) {
  const { alerts } = usePorts();
  const api = useApi();
  const { password: title, passwordHint } = useMessages().auth;
  const [fields, setFields] = useState(nothing);
  const [problems, setProblems] = useState<Problems>({});
  const isBusy = useIsPending(accountKeys.password(id));

  const change = async () => {
    if (fields.oldPassword === '' || fields.newPassword === '') return alerts.alert(texts.missing);
    try {
      await mutate(api, changePassword(api, id), fields);
      setFields(nothing);
      setProblems({});
    } catch (error) {
      setProblems(problemsIn(error));
    }
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

const problemsIn = (error: unknown): Problems =>
  Object.fromEntries(passwordProblems(error).map(({ field, message }) => [field, asSentence(message)]));
