import { Button, ButtonLink, EmptyState, PageHeading, Stack } from '@alphazone/ui';
import { ShieldAlert } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

import { deniedDomainOf } from '../../filters/deniedDomains';
import { useDeniedDomains } from '../../filters/useDeniedDomains';
import { useTitle } from '../../hooks/useTitle';
import { leavingTexts as texts } from './leavingTexts';

/**
 * Warns before a link to a denied domain. For other domains it names the target, because anyone can link to this page.
 */
export function Leaving({ url }: { url: URL }) {
  const domains = useDeniedDomains();
  const navigate = useNavigate();
  useTitle(texts.title);
  const denied = domains && deniedDomainOf(url.href, domains);
  const warning = !domains ? texts.unchecked : denied ? texts.warning : texts.unlisted;

  return (
    <>
      <PageHeading>{texts.title}</PageHeading>
      <EmptyState
        icon={<ShieldAlert />}
        action={
          <Stack gap="3">
            <Button variant="solid" onClick={() => void navigate(-1)}>
              {texts.back}
            </Button>
            <ButtonLink variant="ghost" href={url.href} rel="noopener noreferrer nofollow">
              {texts.goOn(url.hostname)}
            </ButtonLink>
          </Stack>
        }
      >
        {warning(url.hostname)} {denied?.reason && texts.reason(denied.reason)}
      </EmptyState>
    </>
  );
}
