import { useMyRoles } from '@alphazone/react';
import { Link, Stack, type LinkProps } from '@alphazone/ui';
import { useLocation } from 'react-router-dom';

import { signUpTexts } from './signUpTexts';
import { sanctionTexts } from './sanctionTexts';
import { paths } from '../paths';
import { usePorts } from '../ports';

/** Links to the moderators' pages that the user's roles permit. */
export function StaffLinks() {
  const { site } = usePorts();
  const { may } = useMyRoles();
  return (
    <nav aria-label={sanctionTexts.staffLinks}>
      <Stack direction="row" gap="3">
        {may('handle reports') && <PageLink href={paths.queue()}>{sanctionTexts.queue}</PageLink>}
        {site.signUp === 'approval' && may('approve sign-ups') && (
          <PageLink href={paths.signUps()}>{signUpTexts.title}</PageLink>
        )}
        {may('read the audit log') && (
          <PageLink href={paths.auditLog()}>{sanctionTexts.audit.title}</PageLink>
        )}
        {may('grant and take roles') && (
          <PageLink href={paths.moderationRoles()}>{sanctionTexts.roles.title}</PageLink>
        )}
        {may('ban addresses') && (
          <PageLink href={paths.closedNetworks()}>{sanctionTexts.networks.title}</PageLink>
        )}
      </Stack>
    </nav>
  );
}

function PageLink(props: Pick<LinkProps, 'href' | 'children'>) {
  const isCurrent = useLocation().pathname.toLowerCase() === props.href.toLowerCase();
  return (
    <Link {...props} tone={isCurrent ? 'text' : 'accent'} aria-current={isCurrent ? 'page' : undefined} />
  );
}
