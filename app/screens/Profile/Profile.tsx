import {
  ButtonLink,
  EmptyState,
  ErrorState,
  PageHeading,
  ProfileAbout,
  ProfileHeader,
  Stack,
} from '@alphazone/ui';

import { usePostList } from '../../api/posts/postQueries';
import { useUser } from '../../api/users/userQueries';
import { PostFeed } from '../../feed/PostFeed';
import { useTitle } from '../../layout/useTitle';
import { messages } from '../../messages';
import { paths } from '../../paths';

export interface ProfileProps {
  /** The user's id. */
  id: string;
}

/** A user and what he or she has posted, newest first. Spec section 2, Profile. */
export function Profile({ id }: ProfileProps) {
  const { data: user, error, refetch } = useUser(id);
  useTitle(user?.name ?? messages.profile);

  if (user) {
    const { referredBy, ...known } = user;
    return (
      <Stack gap="6">
        <ProfileHeader user={{ ...known, referredBy: referredBy ?? undefined }} />
        <ProfileAbout about={user.about} tags={user.tags} socialLinks={user.socialLinks} />
        <PostsBy id={id} name={user.name} />
      </Stack>
    );
  }
  if (user === undefined && !error) return <PageHeading>{messages.loadingProfile}</PageHeading>;
  return (
    <>
      <PageHeading>{messages.profile}</PageHeading>
      {user === null ? (
        <EmptyState action={<ButtonLink href={paths.users()}>{messages.users}</ButtonLink>}>
          {messages.noProfile}
        </EmptyState>
      ) : (
        <ErrorState onRetry={() => void refetch()}>{messages.profileFailed(error?.message ?? '')}</ErrorState>
      )}
    </>
  );
}

function PostsBy({ id, name }: { id: string; name: string }) {
  const list = usePostList({ sort: 'new', author: id });
  return (
    <PostFeed
      list={list}
      label={messages.postsBy(name)}
      feed="other"
      empty={<EmptyState>{messages.noPostsBy(name)}</EmptyState>}
      restoreKey={`user ${id}`}
    />
  );
}
