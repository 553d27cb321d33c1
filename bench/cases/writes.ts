import { postId, tags } from '../seed';
import { callerAt, hasFields, httpCase } from './case';

/** Spreads concurrent requests over different posts. */
export const postAt = (number: number, posts: number): string => postId((number * 7919) % posts);

export const writeCases = [
  httpCase({
    name: 'vote',
    limit: 'insert',
    requests: (stage) => (number) => {
      const { id, token } = callerAt(stage, number);
      const path = `/posts/vote/${postAt(number, stage.size.posts)}`;
      return { method: 'PATCH', path, token, body: { value: 'upVote', userId: id } };
    },
    isCorrect: (body) => hasFields(body, 'upVotes', 'downVotes', 'myVote'),
  }),
  httpCase({
    name: 'comment',
    limit: 'insert',
    status: 201,
    requests: (stage) => (number) => {
      const { id, token } = callerAt(stage, number);
      const path = `/comment/${postAt(number, stage.size.posts)}`;
      return { method: 'POST', path, token, body: { commentBody: `Comment ${number}`, userId: id } };
    },
    isCorrect: (body) => hasFields(body, 'comment'),
  }),
  httpCase({
    name: 'create post',
    limit: 'insert',
    status: 201,
    requests: (stage) => (number) => {
      const { id, token } = callerAt(stage, number);
      const body = {
        postTitle: `A new post ${number}`,
        postBody: `Post ${number}. ${'With a body of some length. '.repeat(10)}`,
        postTags: [tags.common, `new${number % 100}`],
        category: 'Memes',
        userId: id,
      };
      return { method: 'POST', path: '/posts/CreatePost', token, body };
    },
    isCorrect: (body) => hasFields(body, '_id', 'postTitle'),
  }),
];
