import {
  standingOf,
  useComments,
  useMentions,
  usePost,
  useSession,
  useVote,
  type PostView,
} from '@alphazone/react';
import {
  CommentForm,
  CommentList,
  CommentSection,
  EmptyState,
  ErrorState,
  PageHeading,
  PostArticle,
  PostArticleSkeleton,
} from '@alphazone/ui';

import { go } from './routes';

export function Discussion({ id }: { id: string }) {
  const { post, error, retry } = usePost(id);
  const vote = useVote();
  const { user } = useSession();
  if (post === null) {
    return (
      <>
        <PageHeading>Not on the shelf</PageHeading>
        <EmptyState>Nobody has started this discussion.</EmptyState>
      </>
    );
  }
  if (!post)
    return error ? <ErrorState onRetry={retry}>{error.message}</ErrorState> : <PostArticleSkeleton />;

  return (
    <PostArticle
      post={post}
      standing={standingOf(post)}
      onVote={(value) => (user ? void vote(post, value) : go('/Auth'))}
      onShare={() => void navigator.clipboard.writeText(location.href)}
    >
      <Margin post={post} />
    </PostArticle>
  );
}

function Margin({ post }: { post: PostView }) {
  const { comments, add, isSending, pendingIds } = useComments(post);
  const { user } = useSession();
  return (
    <CommentSection count={post.noOfComments}>
      <CommentForm
        author={user}
        search={useMentions()}
        isBusy={isSending}
        onSubmit={async (text) => (await add(text)).ok}
      />
      {comments.length > 0 && (
        <CommentList comments={comments} currentUserId={user?._id} deletingIds={pendingIds} />
      )}
    </CommentSection>
  );
}
