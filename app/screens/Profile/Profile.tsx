import { pageTitles } from '@alphazone/client/pages';
import { ButtonLink, EmptyState, ErrorState, PageHeading, useMessages } from '@alphazone/ui';

import { useProfile } from '@alphazone/react';
import { useTitle } from '../../hooks/useTitle';
import { patterns } from '../../paths';
import { DeletedUser } from './DeletedUser';
import { ProfilePage } from './ProfilePage';
import type { ProfileView } from './ProfileView';
import { profileTexts } from './profileTexts';

export interface ProfileProps {
  id: string;
  view: ProfileView;
}

export function Profile({ id, view }: ProfileProps) {
  const { user, error, retry } = useProfile(id);
  const texts = useMessages().shell;
  useTitle(user?.name ?? texts.profile);

  if (user) return <ProfilePage user={user} view={view} />;
  if (user === null) {
    const noProfile = (
      <>
        <PageHeading>{texts.profile}</PageHeading>
        <EmptyState action={<ButtonLink href={patterns.users}>{pageTitles.users}</ButtonLink>}>
          {profileTexts.missing}
        </EmptyState>
      </>
    );
    return <DeletedUser id={id} fallback={noProfile} />;
  }
  if (!error) return <PageHeading>{profileTexts.loading}</PageHeading>;
  return (
    <>
      <PageHeading>{texts.profile}</PageHeading>
      <ErrorState onRetry={retry}>{profileTexts.failed(error.message)}</ErrorState>
    </>
  );
}
