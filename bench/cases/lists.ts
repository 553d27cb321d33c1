import { callerAt, httpCase, isFilledListOf } from './case';

/** Lists that sum up all posts. The server may keep them for a minute; the first caller waits for them. */
export const listCases = [
  httpCase({
    name: 'tags',
    requests: () => ({ path: '/api/tags?limit=50' }),
    isRight: (body) => isFilledListOf(body, 'tagName', 'count'),
  }),
  httpCase({
    name: 'leaderboard',
    requests: () => ({ path: '/api/leaderboard' }),
    isRight: (body) => isFilledListOf(body, 'name', 'reputation'),
  }),
  httpCase({
    name: 'notifications',
    requests: (stage) => (number) => ({
      path: '/notifications?limit=20',
      token: callerAt(stage, number).token,
    }),
    isRight: Array.isArray,
  }),
];
