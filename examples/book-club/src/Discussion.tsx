import { standingOf, useComments, useMentions, usePost, useSession, useVote } from '@alphazone/react';
import type { PostView } from '@alphazone/react';
import { CommentForm, CommentList, CommentSection, ErrorState, PostArticle } from '@alphazone/ui';

import { go } from './routes';

export function Discussion({ id }: { id: string }) {
  const { post, error, retry } = usePost(id);
  const vote = useVote();
  const { user } = useSession();
  if (post === undefined && !error) return null;
  if (!post) return <ErrorState onRetry={retry}>{error?.message ?? 'No such discussion.'}</ErrorState>;
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
  const submit = async (text: string) => (await add(text)).ok;
  return (
    <CommentSection count={post.noOfComments}>
      <CommentForm author={user} search={useMentions()} isBusy={isSending} onSubmit={submit} />
      <CommentList comments={comments} currentUserId={user?._id} deletingIds={pendingIds} />
    </CommentSection>
  );
}
