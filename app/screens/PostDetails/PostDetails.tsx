import { ButtonLink, EmptyState, ErrorState, PageHeading, PostArticleSkeleton } from '@alphazone/ui';

import { loadingReasonOf } from '../../api/errors';
import { usePost } from '../../api/posts/postQueries';
import { useTitle } from '../../hooks/useTitle';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { PostPage } from './PostPage';

export interface PostDetailsProps {
  id: string;
}

export function PostDetails({ id }: PostDetailsProps) {
  const { data: post, error, refetch } = usePost(id);
  useTitle(post?.postTitle ?? (post === null ? messages.postNotFound : messages.post));

  if (post) return <PostPage post={post} />;
  if (post === undefined && !error) return <PostArticleSkeleton />;
  return (
    <>
      <PageHeading>{post === null ? messages.postNotFound : messages.post}</PageHeading>
      {post === null ? (
        <EmptyState action={<ButtonLink href={paths.home()}>{messages.goHome}</ButtonLink>}>
          {messages.noPostFound}
        </EmptyState>
      ) : (
        <ErrorState onRetry={() => void refetch()}>{messages.postFailed(loadingReasonOf(error))}</ErrorState>
      )}
    </>
  );
}
