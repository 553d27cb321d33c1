import type { User } from '@alphazone/client';
import {
  AchievementList,
  Button,
  Menu,
  ProfileAbout,
  ProfileHeader,
  ReferralCode,
  Stack,
  Tabs,
  useIsHydrating,
  useMessages,
} from '@alphazone/ui';
import { MessagesSquare } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

import { MemberMenu } from '../../filters/MemberMenu';
import { lazyPart } from '../../lazyPart';
import { messages } from '../../messages';
import { pictureId } from '../../moderation/pictureId';
import { ReportItem } from '../../moderation/reports/ReportItem';
import { staffTitles } from '../../moderation/staffTitles';
import { paths } from '../../paths';
import { usePorts } from '../../ports';
import { useMyRoles, useSession } from '@alphazone/react';
import { PostsBy } from './PostsBy';
import { profileTab, type ProfileView } from './ProfileView';
import { Tasks } from './Tasks';
import { profileTexts } from './profileTexts';

const Settings = lazyPart(async () => (await import('./Settings')).Settings);

export interface ProfilePageProps {
  user: User;
  view: ProfileView;
}

export function ProfilePage({ user, view }: ProfilePageProps) {
  const texts = useMessages();
  const { achievements = [], tasks = [], referralCode } = user;
  const { may } = useMyRoles();
  const isOwner = useSession().user?._id === user._id;
  const isHydrating = useIsHydrating();
  const isEditing = isOwner && view.areSettingsOpen;
  const picture = pictureId(user.profilePicture);
  const settingsButton = useFocusAfter(isEditing);
  useEffect(() => {
    // Opening them retries.
    if (isOwner) Settings.preload().catch(() => undefined);
  }, [isOwner]);

  return (
    <Stack gap="6">
      <ProfileHeader
        user={user}
        actions={
          isOwner ? (
            <Button
              ref={settingsButton}
              aria-expanded={isEditing}
              onClick={isEditing ? view.closeSettings : view.openSettings}
            >
              {texts.profileForm.title}
            </Button>
          ) : (
            <>
              <MemberMenu label={messages.filters.moreAboutMember(user.name)} member={user} hasPlaceholder>
                {picture !== undefined && (
                  <ReportItem label={messages.reportPicture()} target="picture" id={picture} />
                )}
                {may('remove all content of a member') && (
                  <Menu.LinkItem href={paths.recentContent(user._id)}>
                    <MessagesSquare aria-hidden />
                    {staffTitles.recent}
                  </Menu.LinkItem>
                )}
              </MemberMenu>
              <OwnPart isPending={isHydrating}>
                <Button>{texts.profileForm.title}</Button>
              </OwnPart>
            </>
          )
        }
      />
      {isOwner && referralCode !== undefined ? (
        <Referral code={referralCode} />
      ) : (
        <OwnPart isPending={isHydrating || isOwner}>
          <Referral code="--------" />
        </OwnPart>
      )}
      <Tabs.Root
        value={isEditing ? '' : view.tab}
        activationMode="manual"
        onValueChange={(value) => view.showTab(profileTab(value))}
      >
        <Tabs.List aria-label={profileTexts.tabsLabel}>
          <Tabs.Trigger value="profile">{texts.shell.profile}</Tabs.Trigger>
          <Tabs.Trigger value="achievements" count={achievements.length}>
            {texts.achievements.label}
          </Tabs.Trigger>
          <Tabs.Trigger value="tasks" count={tasks.filter(({ completed }) => !completed).length}>
            {texts.tasks.daily}
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="profile">
          <Stack gap="6">
            <ProfileAbout user={user} />
            <PostsBy id={user._id} name={user.name} isOwn={isOwner} />
          </Stack>
        </Tabs.Content>
        <Tabs.Content value="achievements">
          <AchievementList achievements={achievements} />
        </Tabs.Content>
        <Tabs.Content value="tasks">
          <Tasks ownerId={user._id} isOwner={isOwner} tasks={tasks} />
        </Tabs.Content>
      </Tabs.Root>
      {isEditing && <Settings user={user} onClose={view.closeSettings} />}
    </Stack>
  );
}

interface OwnPartProps {
  isPending: boolean;
  /** A copy of the part, of the same size. */
  children: ReactNode;
}

/**
 * Reserves the space of an owner's part of a rendered page, which is the guests' until it hydrates. Styled in
 * `app/appearance/firstPaint.ts`, because it is needed before the app's styles. Plain servers render no pages.
 */
function OwnPart({ isPending, children }: OwnPartProps) {
  const isHydrating = useIsHydrating();
  const isRendered = usePorts().renderedAt !== undefined;
  return (
    isPending &&
    isRendered && (
      <div data-own={isHydrating ? '' : 'reserved'} inert>
        {children}
      </div>
    )
  );
}

function Referral({ code }: { code: string }) {
  const { alerts, addressOf } = usePorts();
  return (
    <ReferralCode
      code={code}
      link={addressOf(paths.auth(code))}
      onCopyFailed={(_, text) => void alerts.alert(profileTexts.codeNotCopied(text))}
    />
  );
}

/** The toggle button with this ref gets the focus when its panel closes. */
function useFocusAfter(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
