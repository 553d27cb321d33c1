import {
  CommentForm,
  CommentList,
  CommentSection,
  EmptyState,
  PageHeading,
  PostArticle,
  PostArticleSkeleton,
} from '@alphazone/ui';

import { comment, usePosts, useReader, vote } from './forum';
import { go } from './routes';
import { standing } from './standing';

export function Discussion({ id }: { id: string }) {
  const posts = usePosts();
  const reader = useReader();
  const post = posts?.find(({ _id }) => _id === id);
  if (!posts) return <PostArticleSkeleton />;
  if (!post) {
    return (
      <>
        <PageHeading>Not on the shelf</PageHeading>
        <EmptyState>Nobody has started this discussion.</EmptyState>
      </>
    );
  }

  return (
    <PostArticle
      post={post}
      standing={standing(post, reader?._id)}
      onVote={(value) => (reader ? void vote(id, reader._id, value) : go('/Auth'))}
      onShare={() => void navigator.clipboard.writeText(location.href)}
    >
      <CommentSection count={post.noOfComments}>
        <CommentForm
          author={reader && { name: reader.name }}
          search={() => Promise.resolve([])}
          onSubmit={async (text) => {
            if (!reader) go('/Auth');
            else if (text !== '') await comment(id, reader._id, text);
            return reader !== undefined;
          }}
        />
        {post.comment && post.comment.length > 0 && (
          <CommentList comments={post.comment} currentUserId={reader?._id} />
        )}
      </CommentSection>
    </PostArticle>
  );
}
