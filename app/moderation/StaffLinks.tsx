import { useMyRoles } from '@alphazone/react';
import { Link, Stack } from '@alphazone/ui';

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
        {may('handle reports') && <Link href={paths.queue()}>{sanctionTexts.queue}</Link>}
        {site.signUp === 'approval' && may('approve sign-ups') && (
          <Link href={paths.signUps()}>{signUpTexts.title}</Link>
        )}
        {may('read the audit log') && <Link href={paths.auditLog()}>{sanctionTexts.audit.title}</Link>}
        {may('grant and take roles') && (
          <Link href={paths.moderationRoles()}>{sanctionTexts.roles.title}</Link>
        )}
        {may('ban addresses') && <Link href={paths.closedNetworks()}>{sanctionTexts.networks.title}</Link>}
      </Stack>
    </nav>
  );
}
