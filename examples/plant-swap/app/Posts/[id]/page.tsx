import { CommentList, CommentSection } from '@alphazone/ui';
import { notFound } from 'next/navigation';

import { readPost } from '../../forum';
import { Offer } from './Offer';

export default async function PostPage({ params }: { params: Promise<{ id: string }> }) {
  const post = await readPost((await params).id);
  if (!post) notFound();
  return (
    <Offer post={post}>
      <CommentSection count={post.noOfComments}>
        <CommentList comments={post.comment ?? []} />
      </CommentSection>
    </Offer>
  );
}
