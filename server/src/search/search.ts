import type { Database, DatabaseReader } from '../database/database';
import {
  popularPostsContaining,
  postsContaining,
  postsResembling,
  usersContaining,
  usersResembling,
  usersStartingWith,
} from './search-repository';
import { maxRanked, rankPosts, type RankedPost } from './post-words-repository';
import { canResemble } from './text-match';

/** Rows that contain the text, followed by those with a similar spelling. */
export interface Search {
  findPosts: SearchFor<typeof postsContaining>;
  findUsers: SearchFor<typeof usersContaining>;
  rankPosts: (text: string, page: SearchPage) => Promise<RankedPosts>;
}

interface SearchPage {
  limit: number;
  after: RankedPost | undefined;
}

interface RankedPosts {
  /** Has an extra row if there is a next page. */
  found: RankedPost[];
  total: number;
  isCapped: boolean;
}

type QueryBuilder<Row> = (
  db: DatabaseReader,
  text: string,
  limit: number,
) => { execute: () => Promise<Row[]> };
type SearchFor<Builder> =
  Builder extends QueryBuilder<infer Row> ? (text: string, limit: number) => Promise<Row[]> : never;

export function createSearch(db: Database): Search {
  /** @param containing Queries from cheap to complete. */
  const searchBy =
    <Row extends { id: string }>(containing: QueryBuilder<Row>[], resembling: QueryBuilder<Row>) =>
    async (text: string, limit: number): Promise<Row[]> => {
      let found: Row[] = [];
      for (const query of containing) {
        found = await query(db, text, limit).execute();
        if (found.length >= limit) return found;
      }
      // Comparing spellings is expensive: only for results below the limit.
      if (!canResemble(text)) return found;
      const similar = await resembling(db, text, limit).execute();
      const ids = new Set(found.map(({ id }) => id));
      return [...found, ...similar.filter(({ id }) => !ids.has(id))].slice(0, limit);
    };
  const findPosts = searchBy([popularPostsContaining, postsContaining], postsResembling);
  return {
    findPosts,
    findUsers: searchBy([usersStartingWith, usersContaining], usersResembling),
    async rankPosts(text, { limit, after }) {
      const { page, count } = await rankPosts(db, text, { limit: limit + 1, after });
      if (count > 0 || after) {
        return { found: page, total: Math.min(count, maxRanked), isCapped: count > maxRanked };
      }
      const titles = await findPosts(text, limit);
      return {
        found: titles.map(({ id }) => ({ id, rank: 0, score: 0 })),
        total: titles.length,
        isCapped: false,
      };
    },
  };
}
