import { ErrorState, PageHeading, Stack, useMessages } from '@alphazone/ui';
import type { ReactNode } from 'react';

import { useFeed } from '@alphazone/react';
import { messages } from '../../messages';
import { PostsBy } from './PostsBy';
import { profileTexts } from './profileTexts';

export interface DeletedUserProps {
  id: string;
  /** Shown if the user has no posts either, so the id is unknown. */
  fallback: ReactNode;
}

export function DeletedUser({ id, fallback }: DeletedUserProps) {
  const { posts, error, retry } = useFeed({ sort: 'new', author: id });
  const texts = useMessages().shell;

  if (!posts && error) {
    return (
      <>
        <PageHeading>{texts.profile}</PageHeading>
        <ErrorState onRetry={retry}>{messages.postsFailed(error.message)}</ErrorState>
      </>
    );
  }
  if (!posts) return <PageHeading>{profileTexts.loading}</PageHeading>;
  const [post] = posts;
  if (!post) return fallback;
  return (
    <Stack gap="6">
      <PageHeading description={profileTexts.deleted}>{post.userPosted}</PageHeading>
      <PostsBy id={id} name={post.userPosted} />
    </Stack>
  );
}
