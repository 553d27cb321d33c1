import { tags } from '../seed';
import { callerAt, httpCase, isFilledListOf } from './case';

const isMatches = (body: unknown) => isFilledListOf(body, '_id', 'postTitle');

const suggestionsCase = (name: string, text: string) =>
  httpCase({
    name: `suggestions ${name}`,
    requests: () => ({ path: `/posts/suggestions?q=${encodeURIComponent(text)}` }),
    isCorrect: isMatches,
  });

const searchCase = (name: string, text: string) =>
  httpCase({
    name: `search ${name}`,
    requests: () => ({ path: `/posts/get?limit=20&q=${encodeURIComponent(text)}` }),
    isCorrect: isMatches,
  });

export const wordsPath = (text: string) => `/api/search/posts?limit=20&q=${encodeURIComponent(text)}`;
const isFound = (body: unknown) => isFilledListOf(body, '_id', 'postTitle', 'match');

const wordsCase = (name: string, text: string) =>
  httpCase({
    name: `search words ${name}`,
    requests: () => ({ path: wordsPath(text) }),
    isCorrect: isFound,
  });

const membersCase = (name: string, text: string) =>
  httpCase({
    name: `search ${name}`,
    requests: (stage) => (number) => ({
      path: `/api/users/search?q=${text}`,
      token: callerAt(stage, number).token,
    }),
    isCorrect: (body) => isFilledListOf(body, '_id', 'name'),
  });

export const searchCases = [
  wordsCase('common', 'market'),
  wordsCase('rare', tags.rare),
  httpCase({
    name: 'search words common, member',
    requests: (stage) => (number) => ({ path: wordsPath('market'), token: callerAt(stage, number).token }),
    isCorrect: isFound,
  }),
  wordsCase('two', 'market matters'),
  wordsCase('2 letters', 'ma'),
  wordsCase('middle', 'arke'),
  searchCase('common word', 'market'),
  searchCase('rare word', tags.rare),
  searchCase('2 letters', 'ma'),
  searchCase('phrase', 'market trade'),
  suggestionsCase('common word', 'market'),
  suggestionsCase('rare word', tags.rare),
  suggestionsCase('2 letters', 'ma'),
  suggestionsCase('misspelt', 'maarket'),
  membersCase('for a member', 'member1'),
  membersCase('for a misspelt member', 'membr'),
];
