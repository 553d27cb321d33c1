import { useMyRoles } from '@alphazone/react';
import { ButtonLink, Stack, type ButtonLinkProps } from '@alphazone/ui';
import { useLocation } from 'react-router-dom';

import { staffTitles } from './staffTitles';
import { paths, patterns } from '../paths';
import { usePorts } from '../ports';

/** Links to the moderators' pages that the user's roles permit. */
export function StaffLinks() {
  const { site } = usePorts();
  const { may } = useMyRoles();
  return (
    <nav aria-label={staffTitles.links}>
      <Stack direction="row" gap="1">
        {may('handle reports') && <PageLink href={patterns.queue}>{staffTitles.reports}</PageLink>}
        {site.signUp === 'approval' && may('approve sign-ups') && (
          <PageLink href={patterns.signUps}>{staffTitles.signUps}</PageLink>
        )}
        {may('read the audit log') && <PageLink href={paths.auditLog()}>{staffTitles.audit}</PageLink>}
        {may('grant and take roles') && (
          <PageLink href={patterns.moderationRoles}>{staffTitles.roles}</PageLink>
        )}
        {may('ban addresses') && <PageLink href={paths.closedNetworks()}>{staffTitles.networks}</PageLink>}
      </Stack>
    </nav>
  );
}

function PageLink(props: Pick<ButtonLinkProps, 'href' | 'children'>) {
  const isCurrent = useLocation().pathname.toLowerCase() === props.href.toLowerCase();
  return (
    <ButtonLink
      {...props}
      size="small"
      variant={isCurrent ? 'outline' : 'ghost'}
      aria-current={isCurrent ? 'page' : undefined}
    />
  );
}
