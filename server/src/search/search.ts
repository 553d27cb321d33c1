import type { Database, DatabaseReader } from '../database/database';
import {
  popularPostsContaining,
  postsContaining,
  postsResembling,
  preferTrigramIndex,
  usersContaining,
  usersResembling,
} from './search-repository';
import { canResemble } from './text-match';

/** Rows that contain the text come first, then those with a similar spelling. */
export interface Search {
  findPosts: SearchFor<typeof postsContaining>;
  findUsers: SearchFor<typeof usersContaining>;
}

type QueryBuilder<Row> = (
  db: DatabaseReader,
  text: string,
  limit: number,
) => { execute: () => Promise<Row[]> };
type SearchFor<Builder> =
  Builder extends QueryBuilder<infer Row> ? (text: string, limit: number) => Promise<Row[]> : never;

export function createSearch(db: Database): Search {
  const searchBy =
    <Row extends { id: string }>(containing: QueryBuilder<Row>, resembling: QueryBuilder<Row>) =>
    async (text: string, limit: number): Promise<Row[]> => {
      const found = await containing(db, text, limit).execute();
      // Comparing spellings is expensive: only for results below the limit.
      if (found.length >= limit || !canResemble(text)) return found;
      const similar = await db.transaction().execute(async (transaction) => {
        await preferTrigramIndex(transaction);
        return resembling(transaction, text, limit).execute();
      });
      const ids = new Set(found.map(({ id }) => id));
      return [...found, ...similar.filter(({ id }) => !ids.has(id))].slice(0, limit);
    };
  const findPosts = searchBy(postsContaining, postsResembling);
  return {
    async findPosts(text, limit) {
      // Ranking every title with a common word is expensive, and popular posts fill the page.
      const popular = await popularPostsContaining(db, text, limit).execute();
      return popular.length >= limit ? popular : findPosts(text, limit);
    },
    findUsers: searchBy(usersContaining, usersResembling),
  };
}
