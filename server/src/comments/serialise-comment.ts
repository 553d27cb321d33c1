import type { Comment } from '@alphazone/client';

import type { Hidden } from '../database/tables';
import { messages } from '../messages';

export interface CommentToSerialise {
  id: string;
  user_id: string;
  user_name: string;
  user_picture: string | null;
  body: string;
  /** Text when it comes from PostgreSQL's JSON. */
  commented_on: string | Date;
  hidden: Hidden | null;
}

export const serialiseComment = (comment: CommentToSerialise): Comment => ({
  _id: comment.id,
  userId: comment.user_id,
  userCommented: comment.user_name,
  ...(comment.user_picture !== null && { userPicture: comment.user_picture }),
  // A placeholder, also for clients that do not know `hidden`.
  commentBody: comment.hidden === 'removed' ? messages.removedComment : comment.body,
  commentedOn: new Date(comment.commented_on).toISOString(),
  ...(comment.hidden !== null && { hidden: comment.hidden }),
});
