import { Button, ButtonLink, EmptyState, PageHeading, Stack } from '@alphazone/ui';
import { ShieldAlert } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

import { deniedDomainOf } from '../../filters/deniedDomains';
import { useDeniedDomains } from '../../filters/useDeniedDomains';
import { useTitle } from '../../hooks/useTitle';
import { usePorts } from '../../ports';
import { NotFound } from '../NotFound';
import { leavingTexts as texts } from './leavingTexts';

/** Warns before a link to a denied domain. */
export function Leaving({ url }: { url: URL }) {
  const { site } = usePorts();
  const domains = useDeniedDomains();
  const navigate = useNavigate();
  useTitle(texts.title);
  const denied = deniedDomainOf(url.href, domains);
  const isLoaded = domains.size > 0;
  if (isLoaded ? !denied : !site.deniedLinks) return <NotFound />;

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
        {texts.warning(url.hostname)} {denied?.reason}
      </EmptyState>
    </>
  );
}
