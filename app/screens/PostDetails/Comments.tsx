import type { PostView } from '@alphazone/react';
import { CommentSection, Notice } from '@alphazone/ui';
import { Lock } from 'lucide-react';

import { contentTexts } from '../../moderation/contentTexts';
import { CommentThread } from './CommentThread';
import { NewComment } from './NewComment';

export function Comments({ post }: { post: PostView }) {
  return (
    <CommentSection id="comments" count={post.noOfComments}>
      {post.commentsLocked && (
        <Notice role="status" icon={<Lock aria-hidden />}>
          {contentTexts.locked}
        </Notice>
      )}
      <NewComment post={post} />
      <CommentThread post={post} />
    </CommentSection>
  );
}
