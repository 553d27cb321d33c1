import { postId } from '../seed';
import { callerAt, hasFields, httpCase } from './case';

const pathOf = (post: number) => `/posts/get?id=${postId(post)}`;

const hasComments = (body: unknown, count: number, field = 'upVote') =>
  Array.isArray(body) &&
  hasFields(body[0], '_id', 'comment', field) &&
  // Checked above.
  (body[0] as { comment: unknown[] }).comment.length === count;

export const postCases = [
  httpCase({
    name: 'post with 20 comments',
    requests: () => ({ path: pathOf(1) }),
    isCorrect: (body) => hasComments(body, 20),
  }),
  httpCase({
    name: 'post with 20 comments, member',
    requests: (stage) => (number) => ({ path: pathOf(1), token: callerAt(stage, number).token }),
    isCorrect: (body) => hasComments(body, 20),
  }),
  httpCase({
    name: 'post with many comments, the first 50',
    requests: () => ({ path: `${pathOf(0)}&commentsLimit=50` }),
    isCorrect: (body) => hasComments(body, 50, 'commentCursor'),
  }),
  httpCase({
    name: 'post with many comments',
    requests: () => ({ path: pathOf(0) }),
    isCorrect: (body, { size }) => hasComments(body, size.heavyComments),
  }),
];
