import { limits } from '@alphazone/client/limits';
import { useForum, usePasswordReset, wholeSiteTextsOf } from '@alphazone/react';
import { ButtonLink, ErrorState, FormPage, PageHeading, PasswordField, useMessages } from '@alphazone/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useIsMounted } from '../../hooks/useIsMounted';
import { useTitle } from '../../hooks/useTitle';
import { accountMessages } from '../../accountMessages';
import { settingsMessages } from '../../settingsMessages';
import { fieldError } from '../../fieldMessages';
import { paths, patterns } from '../../paths';
import { usePorts } from '../../ports';

const texts = accountMessages.newPassword;

export function NewPassword({ token }: { token: string }) {
  const { alerts } = usePorts();
  const { passwordChanged } = wholeSiteTextsOf(useForum().texts);
  const { complete, isCompleting } = usePasswordReset();
  const { passwordHint } = useMessages().auth;
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isExpired, setExpired] = useState(token === '');
  useTitle(texts.title);

  const save = async () => {
    if (password === '') return setProblem(texts.missing);
    setProblem(undefined);
    const outcome = await complete(token, password);
    const needsFactor = !outcome.ok && outcome.error.code === 'second_factor_needed';
    if (!outcome.ok && !needsFactor) {
      const [invalid] = outcome.error.details;
      setProblem(invalid && fieldError('password', invalid.message));
      return setExpired(outcome.error.status === 410);
    }
    if (!isMounted()) return undefined;
    await alerts.alert(needsFactor ? texts.logIn : passwordChanged);
    return navigate(needsFactor ? paths.auth() : patterns.home, { replace: true });
  };

  if (isExpired) {
    return (
      <>
        <PageHeading>{texts.title}</PageHeading>
        <ErrorState secondaryAction={<ButtonLink href={patterns.forgotten}>{texts.again}</ButtonLink>}>
          {texts.expired}
        </ErrorState>
      </>
    );
  }
  return (
    <FormPage
      title={texts.title}
      lead={texts.lead}
      submitLabel={texts.submit}
      isBusy={isCompleting}
      onSubmit={() => void save()}
    >
      <PasswordField
        label={settingsMessages.password.new}
        hint={passwordHint}
        autoComplete="new-password"
        maxLength={limits.password.maxLength}
        value={password}
        error={problem}
        onChange={(event) => {
          setPassword(event.target.value);
          setProblem(undefined);
        }}
      />
    </FormPage>
  );
}
