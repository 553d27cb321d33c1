import pg from 'pg';

import { cursorAfter, orderOf } from '../../server/src/posts/posts-order';
import type { HttpRequest } from '../http-load';
import { memberId, tags } from '../seed';
import type { Stage } from '../stage';
import { callerAt, httpCase, isFilledListOf, isListOf } from './case';

const pageLength = 20;
const cardFields = ['_id', 'postTitle', 'upVotes', 'downVotes', 'noOfComments'];
const page = `/posts/get?limit=${pageLength}`;

const feedCase = (name: string, query: string) =>
  httpCase({ name: `feed ${name}`, requests: () => ({ path: `${page}${query}` }), isCorrect: isPage });

/** Fewer posts than a page has, in a small database. */
const shortCase = (name: string, query: string) =>
  httpCase({
    name: `feed ${name}`,
    requests: () => ({ path: `${page}${query}` }),
    isCorrect: (body) => isFilledListOf(body, ...cardFields),
  });

export const feedCases = [
  feedCase('hot', ''),
  feedCase('new', '&sort=new'),
  feedCase('zone', '&category=memes'),
  feedCase('zone new', '&category=memes&sort=new'),
  feedCase('tag', `&tag=${tags.common}`),
  shortCase('rare tag', `&tag=${tags.rare}`),
  shortCase('author', `&author=${memberId(0)}`),
  shortCase('author in zone', `&author=${memberId(0)}&category=memes`),
  shortCase('author with tag', `&author=${memberId(0)}&tag=${tags.common}`),
  httpCase({ name: 'feed page 500', requests: (stage) => laterPage(stage, 500), isCorrect: isPage }),
  httpCase({ name: 'feed member', requests: asMember(page), isCorrect: isPage }),
  httpCase({ name: 'feed member zone', requests: asMember(`${page}&category=memes`), isCorrect: isPage }),
  httpCase({
    name: 'feed unchanged',
    limit: 'constant 304',
    status: 304,
    requests: unchangedPage,
    isCorrect: (body) => body === undefined,
  }),
];

function isPage(body: unknown): boolean {
  return isListOf(body, pageLength, ...cardFields);
}

function asMember(path: string) {
  return (stage: Stage) => (number: number) => ({ path, token: callerAt(stage, number).token });
}

async function unchangedPage({ url }: Stage): Promise<HttpRequest> {
  const response = await fetch(`${url}${page}`);
  return { path: page, headers: { 'If-None-Match': response.headers.get('etag') ?? '' } };
}

/** A middle page when the feed is shorter. */
async function laterPage({ database, size }: Stage, number: number): Promise<HttpRequest> {
  const client = new pg.Client(database);
  await client.connect();
  const before = Math.min((number - 1) * pageLength, Math.floor(size.posts / 2));
  const { rows } = await client.query<{ id: string; pinned: boolean; score: number; posted_on: Date }>(
    'select id, pinned, score, posted_on from posts order by score desc, posted_on desc, id desc offset $1 limit 1',
    [before - 1],
  );
  await client.end();
  const [last] = rows;
  if (!last) throw new Error('There are too few posts.');
  return { path: `${page}&cursor=${cursorAfter(orderOf('hot', { isZone: false }), last)}` };
}
