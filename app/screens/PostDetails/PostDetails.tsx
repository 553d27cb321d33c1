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
  const { post, error, retry } = usePost(id);
  const hidden = useHiddenPost(id, post === null);
  useTitle(
    post?.postTitle ??
      hidden?.post?.postTitle ??
      (post === null ? postDetailsTexts.missingTitle : postDetailsTexts.title),
  );

  if (post) return <PostPage post={post} />;
  if (post === null && hidden)
    return (
      <HiddenPostPage hidden={hidden}>
        <UnsentComment postId={id} />
      </HiddenPostPage>
    );
  if ((post === undefined && !error) || (post === null && hidden === undefined))
    return <PostArticleSkeleton />;
  return (
    <>
      <PageHeading>{post === null ? postDetailsTexts.missingTitle : postDetailsTexts.title}</PageHeading>
      {post === undefined && error ? (
        <ErrorState onRetry={retry}>{postDetailsTexts.failed(error.message)}</ErrorState>
      ) : (
        <>
          <EmptyState action={<ButtonLink href={patterns.home}>{messages.goHome}</ButtonLink>}>
            {postDetailsTexts.missing}
          </EmptyState>
          <UnsentComment postId={id} />
        </>
      )}
    </>
  );
}
