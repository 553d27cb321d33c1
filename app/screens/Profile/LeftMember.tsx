import { ErrorState, PageHeading, Stack, useMessages } from '@alphazone/ui';
import type { ReactNode } from 'react';

import { loadingReasonOf } from '../../api/errors';
import { usePostList } from '../../api/posts/postQueries';
import { messages } from '../../messages';
import { PostsBy } from './PostsBy';

export interface LeftMemberProps {
  /** The id of a user whom the server does not know. */
  id: string;
  /** Stands where there are no posts of this id either: there never was such a user. */
  fallback: ReactNode;
}

/** What a member who has left has posted. */
export function LeftMember({ id, fallback }: LeftMemberProps) {
  const { posts, error, retry } = usePostList({ sort: 'new', author: id });
  const texts = useMessages().shell;

  if (!posts && error) {
    return (
      <>
        <PageHeading>{texts.profile}</PageHeading>
        <ErrorState onRetry={() => void retry()}>{messages.postsFailed(loadingReasonOf(error))}</ErrorState>
      </>
    );
  }
  if (!posts) return <PageHeading>{messages.loadingProfile}</PageHeading>;
  const [post] = posts;
  if (!post) return fallback;
  return (
    <Stack gap="6">
      <PageHeading description={messages.memberLeft}>{post.userPosted}</PageHeading>
      <PostsBy id={id} name={post.userPosted} />
    </Stack>
  );
}
