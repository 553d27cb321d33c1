import { callerAt, httpCase, isFilledListOf } from './case';

/** Aggregates over all posts. The server may cache them for a minute; the first caller waits. */
export const listCases = [
  httpCase({
    name: 'tags',
    requests: () => ({ path: '/api/tags?limit=50' }),
    isCorrect: (body) => isFilledListOf(body, 'tagName', 'count'),
  }),
  httpCase({
    name: 'leaderboard',
    requests: () => ({ path: '/api/leaderboard' }),
    isCorrect: (body) => isFilledListOf(body, 'name', 'reputation'),
  }),
  httpCase({
    name: 'notifications',
    requests: (stage) => (number) => ({
      path: '/notifications?limit=20',
      token: callerAt(stage, number).token,
    }),
    isCorrect: Array.isArray,
  }),
];
