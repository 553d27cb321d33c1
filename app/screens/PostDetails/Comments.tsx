import type { PostView } from '@alphazone/react';
import { CommentSection, Notice } from '@alphazone/ui';
import { Lock } from 'lucide-react';
import { styled } from 'styled-components';

import { contentTexts } from '../../moderation/contentTexts';
import { CommentThread } from './CommentThread';
import { NewComment } from './NewComment';

/** Exists before its text, to be announced, and takes no space without it. */
const StyledStatus = styled.div`
  display: contents;
`;

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
