import { ButtonLink, EmptyState, ErrorState, PageHeading, PostArticleSkeleton } from '@alphazone/ui';

import { useHiddenPost, usePost } from '@alphazone/react';
import { useTitle } from '../../hooks/useTitle';
import { lazyPart } from '../../lazyPart';
import { messages } from '../../messages';
import { patterns } from '../../paths';
import { HiddenPostPage } from './HiddenPostPage';
import { PostPage } from './PostPage';
import { postDetailsTexts } from './postDetailsTexts';

const UnsentComment = lazyPart(async () => (await import('./UnsentComment')).UnsentComment);

export interface PostDetailsProps {
  id: string;
}

export function PostDetails({ id }: PostDetailsProps) {
  const { post, ...postState } = usePost(id);
  const { hidden, ...hiddenState } = useHiddenPost(id, post === null);
  const isMissing = post === null && hidden === null;
  const title = isMissing ? postDetailsTexts.missingTitle : postDetailsTexts.title;
  useTitle(post?.postTitle ?? hidden?.post?.postTitle ?? title);

  if (post) return <PostPage post={post} />;
  if (post === null && hidden)
    return (
      <>
        <HiddenPostPage hidden={hidden} />
        <UnsentComment postId={id} />
      </>
    );
  const { error, retry } = post === null ? hiddenState : postState;
  if (!isMissing && !error) return <PostArticleSkeleton />;
  return (
    <>
      <PageHeading>{title}</PageHeading>
      {isMissing ? (
        <>
          <EmptyState action={<ButtonLink href={patterns.home}>{messages.goHome}</ButtonLink>}>
            {postDetailsTexts.missing}
          </EmptyState>
          <UnsentComment postId={id} />
        </>
      ) : (
        <ErrorState onRetry={retry}>{postDetailsTexts.failed(error?.message ?? '')}</ErrorState>
      )}
    </>
  );
}
