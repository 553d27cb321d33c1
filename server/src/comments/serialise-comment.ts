import type { Comment } from '@alphazone/client';

export interface CommentToSerialise {
  id: string;
  user_id: string;
  user_name: string;
  user_picture: string | null;
  body: string;
  /** Text when it comes from PostgreSQL's JSON. */
  commented_on: string | Date;
}

export const serialiseComment = (comment: CommentToSerialise): Comment => ({
  _id: comment.id,
  userId: comment.user_id,
  userCommented: comment.user_name,
  ...(comment.user_picture !== null && { userPicture: comment.user_picture }),
  commentBody: comment.body,
  commentedOn: new Date(comment.commented_on).toISOString(),
});
