import { ButtonLink, EmptyState, ErrorState, PageHeading, PostArticleSkeleton } from '@alphazone/ui';

import { useHiddenPost, usePost } from '@alphazone/react';
import { useState } from 'react';

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

/** The state of a deleted post, kept until its author has left the page. A refetch would replace it by "not found". */
type Shown = Pick<ReturnType<typeof usePost>, 'post'> & Pick<ReturnType<typeof useHiddenPost>, 'hidden'>;

export function PostDetails({ id }: PostDetailsProps) {
  const [deleted, setDeleted] = useState<Shown>();
  const { post: loaded, ...postState } = usePost(id);
  const { hidden: loadedHidden, ...hiddenState } = useHiddenPost(id, loaded === null && !deleted);
  const { post, hidden } = deleted ?? { post: loaded, hidden: loadedHidden };
  const keep = (isKept: boolean) => setDeleted(isKept ? { post, hidden } : undefined);
  const isMissing = post === null && hidden === null;
  const title = isMissing ? postDetailsTexts.missingTitle : postDetailsTexts.title;
  useTitle(post?.postTitle ?? hidden?.post?.postTitle ?? title);

  if (post) return <PostPage post={post} onDelete={keep} />;
  if (post === null && hidden)
    return (
      <>
        <HiddenPostPage hidden={hidden} onDelete={keep} />
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
