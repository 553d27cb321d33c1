import type { PostView } from '@alphazone/react';
import { CommentSection, Notice } from '@alphazone/ui';
import { Lock } from 'lucide-react';

import { contentTexts } from '../../moderation/contentTexts';
import { CommentThread } from './CommentThread';
import { NewComment } from './NewComment';
import { StyledStatus } from './StyledStatus';

export function Comments({ post }: { post: PostView }) {
  return (
    <CommentSection id="comments" count={post.noOfComments}>
      <StyledStatus role="status">
        {post.commentsLocked && <Notice icon={<Lock aria-hidden />}>{contentTexts.locked}</Notice>}
      </StyledStatus>
      <NewComment post={post} />
      <CommentThread post={post} />
    </CommentSection>
  );
}
