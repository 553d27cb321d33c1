import { ButtonLink } from '@alphazone/ui';

import { accountMessages } from '../../accountMessages';
import { paths } from '../../paths';
import { useProviderDraft } from './useProviderDraft';

const texts = accountMessages.providerReturn;

/** Leads back to the form where the log-in with a provider began. */
export function FormLink() {
  const { invitation } = useProviderDraft();
  return invitation === undefined ? (
    <ButtonLink href={paths.auth()}>{texts.logIn}</ButtonLink>
  ) : (
    <ButtonLink href={paths.invited(invitation)}>{texts.signUp}</ButtonLink>
  );
}
