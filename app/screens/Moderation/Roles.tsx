import { useGrantedRoles, type GrantedRole } from '@alphazone/react';
import { Button, EmptyState, Link, PageHeading, Pill, SettingsSection, Stack } from '@alphazone/ui';

import { useTitle } from '../../hooks/useTitle';
import { paths } from '../../paths';
import { usePorts } from '../../ports';
import { GrantRole } from './GrantRole';
import { Loaded } from '../../Loaded';
import { StaffLinks } from '../../moderation/StaffLinks';
import { rolesTexts as texts } from './rolesTexts';

/** Roles by member, for administrators. */
export function Roles() {
  const { alerts } = usePorts();
  const { granted, error, retry, take, grant, isChanging } = useGrantedRoles();
  useTitle(texts.title);

  const confirmRemoval = async ({ _id, user, ...role }: GrantedRole) => {
    if (!(await alerts.confirm(texts.confirmRemoval(nameOf(role), user.name), texts.remove))) return;
    const { ok } = await take(_id);
    if (ok) await alerts.alert(texts.removed(user.name));
  };

  return (
    <Stack>
      <PageHeading description={texts.about}>{texts.title}</PageHeading>
      <StaffLinks />
      <Loaded data={granted} error={error} retry={retry} texts={texts}>
        {({ roles, fixedAdministrator: fixed }) => {
          const list = (role: GrantedRole['role']) =>
            roles
              .filter((entry) => entry.role === role)
              .map((entry) => (
                <Stack key={entry._id} as="li" direction="row" isSpread gap="2">
                  <Stack direction="row" gap="2">
                    <Link href={paths.user(entry.user._id)}>{entry.user.name}</Link>
                    {role === 'moderator' && <Pill>{entry.zone ?? texts.allZones}</Pill>}
                  </Stack>
                  <Button
                    size="small"
                    isBusy={isChanging}
                    aria-label={texts.removeFrom(nameOf(entry), entry.user.name)}
                    onClick={() => void confirmRemoval(entry)}
                  >
                    {texts.remove}
                  </Button>
                </Stack>
              ));
          const moderators = list('moderator');
          return (
            <>
              <SettingsSection title={texts.administrators}>
                <Stack as="ul" aria-label={texts.administrators}>
                  {fixed && (
                    <Stack as="li" direction="row" gap="2">
                      <Link href={paths.user(fixed._id)}>{fixed.name}</Link>
                      <Pill>{texts.fixed}</Pill>
                    </Stack>
                  )}
                  {list('administrator')}
                </Stack>
              </SettingsSection>
              <SettingsSection title={texts.moderators}>
                {moderators.length === 0 ? (
                  <EmptyState>{texts.none}</EmptyState>
                ) : (
                  <Stack as="ul" aria-label={texts.moderators}>
                    {moderators}
                  </Stack>
                )}
              </SettingsSection>
              <GrantRole grant={grant} isBusy={isChanging} />
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}

const nameOf = ({ role, zone }: Pick<GrantedRole, 'role' | 'zone'>) =>
  zone === undefined ? role : `${role} of ${zone}`;
