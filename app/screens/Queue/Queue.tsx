import { useLiveQueue, useMyRoles, useMyRolesState, useSession } from '@alphazone/react';
import { ButtonLink, EmptyState, PageHeading, Stack, Tabs, useMessages } from '@alphazone/ui';
import { ShieldCheck } from 'lucide-react';

import { useTitle } from '../../hooks/useTitle';
import { NotLoaded } from '../../NotLoaded';
import { queueMessages as texts } from '../../moderation/moderationMessages';
import { paths } from '../../paths';
import { StaffLinks } from '../../moderation/StaffLinks';
import { Appeals } from './Appeals';
import { Cases } from './Cases';
import { queueTab, type QueueTab } from './queueTab';
import { useKeySwitch } from './useKeySwitch';

export interface QueueProps {
  tab: QueueTab;
  onTabChange: (tab: QueueTab) => void;
}

/** The queue of reports from the moderator's zones. Requests nothing of it without the permission. */
export function Queue(props: QueueProps) {
  const { user } = useSession();
  const { may } = useMyRoles();
  const { isLoading, error, retry } = useMyRolesState();
  useTitle(texts.title);
  return (
    <Stack>
      <PageHeading description={texts.description}>{texts.title}</PageHeading>
      {may('handle reports') ? (
        <>
          <StaffLinks />
          <Lists key={user?._id} {...props} />
        </>
      ) : isLoading || error ? (
        <NotLoaded error={error} retry={retry} texts={texts} />
      ) : (
        <NotStaff isGuest={!user} />
      )}
    </Stack>
  );
}

function NotStaff({ isGuest }: { isGuest: boolean }) {
  const { logIn } = useMessages().auth;
  return (
    <EmptyState
      icon={<ShieldCheck />}
      action={isGuest && <ButtonLink href={paths.auth()}>{logIn.title}</ButtonLink>}
    >
      {texts.notStaff}
    </EmptyState>
  );
}

function Lists({ tab, onTabChange }: QueueProps) {
  useLiveQueue();
  // Above the lists, so that all share the choice even without storage.
  const keySwitch = useKeySwitch();
  return (
    <Tabs.Root value={tab} activationMode="manual" onValueChange={(value) => onTabChange(queueTab(value))}>
      <Stack>
        <Tabs.List aria-label={texts.lists}>
          <Tabs.Trigger value="open">{texts.open}</Tabs.Trigger>
          <Tabs.Trigger value="mine">{texts.mine}</Tabs.Trigger>
          <Tabs.Trigger value="done">{texts.done}</Tabs.Trigger>
          <Tabs.Trigger value="appeals">{texts.appeals}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value={tab}>
          {tab === 'appeals' ? <Appeals /> : <Cases key={tab} list={tab} keySwitch={keySwitch} />}
        </Tabs.Content>
      </Stack>
    </Tabs.Root>
  );
}
