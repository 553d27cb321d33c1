import { useComments, usePost, usePostProps, type PostView } from '@alphazone/react';
import {
  CommentForm,
  CommentList,
  CommentSection,
  ErrorState,
  PostArticle,
  PostArticleSkeleton,
} from '@alphazone/ui';

export function Discussion({ id }: { id: string }) {
  const { post, error, retry } = usePost(id);
  const postProps = usePostProps();
  if (post === undefined && !error) return <PostArticleSkeleton />;
  if (!post) return <ErrorState onRetry={retry}>{error?.message ?? 'No such discussion.'}</ErrorState>;
  return (
    <PostArticle {...postProps(post)} onShare={() => void navigator.clipboard.writeText(location.href)}>
      <Margin key={post._id} post={post} />
    </PostArticle>
  );
}

function Margin({ post }: { post: PostView }) {
  const { formProps, listProps } = useComments(post);
  return (
    <CommentSection count={post.noOfComments}>
      <CommentForm {...formProps} />
      <CommentList {...listProps} />
    </CommentSection>
  );
}
