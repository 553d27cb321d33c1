import { parseArgs } from 'node:util';

export interface Options {
  /** Parts of case names. Empty: all cases. */
  names: readonly string[];
  /** Several sizes measure growth. */
  posts: readonly number[];
  connections: readonly number[];
  /** Length of a round. */
  seconds: number;
  /** The median counts. */
  rounds: number;
  /** Of each page, in a browser. The median counts. */
  visits: number;
  /** Folder in which seeded databases are cached. */
  cache: string | undefined;
  /** Whether reads bypass the server's cache. */
  uncached: boolean;
}

export const usage = `npm run bench -- [NAME...] [options]

NAME                    measures the cases whose names contain one of the names
web [PART...]           measures pages in a browser; PART is a part of a page's name
smooth                  measures how a feed scrolls, and how long interactions take
--posts 1000,100000     sizes of the database; several print the growth      (10000)
--connections 1,10,50   concurrent connections                              (10,50)
--seconds 3             length of a round                                       (3)
--rounds 3              rounds of each case; the median counts                  (3)
--visits 5              visits to each page with web                             (5)
--uncached              adds a number to each read, so that the server has no cached response
--cache FOLDER          keeps seeded databases there      (alphazone-bench in the temporary folder)
`;

const maxPosts = 1_000_000;
const maxConnections = 1_000;
const maxSeconds = 60;
const maxRounds = 20;

/** @throws For unknown options and numbers out of range. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      posts: { type: 'string', default: '10000' },
      connections: { type: 'string', default: '10,50' },
      seconds: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '3' },
      visits: { type: 'string', default: '5' },
      uncached: { type: 'boolean', default: false },
      cache: { type: 'string' },
    },
  });
  return {
    names: positionals,
    posts: numbersIn('posts', values.posts, maxPosts),
    connections: numbersIn('connections', values.connections, maxConnections),
    seconds: numberIn('seconds', values.seconds, maxSeconds),
    rounds: numberIn('rounds', values.rounds, maxRounds),
    visits: numberIn('visits', values.visits, maxRounds),
    cache: values.cache,
    uncached: values.uncached,
  };
}

const numbersIn = (name: string, text: string, max: number) =>
  text.split(',').map((part) => numberIn(name, part, max));

function numberIn(name: string, text: string, max: number): number {
  const number = Number(text);
  if (!(number > 0 && number <= max)) throw new Error(`--${name} takes numbers above 0, up to ${max}.`);
  return number;
}
