import type { DatabaseReader } from '../database/database';
import { idsInMarkup, withNames } from './mention-rules';
import { findShownNames } from './mentions-repository';

/** Returns the texts with the members' own names in their mentions. A request could name a member like another one. */
export async function nameMentions(db: DatabaseReader, texts: readonly string[]): Promise<string[]> {
  const ids = [...new Set(texts.flatMap(idsInMarkup))];
  if (ids.length === 0) return [...texts];
  const rows = await findShownNames(db, ids);
  const nameOf = new Map(rows.map(({ id, shown_name: name }) => [id, name]));
  return texts.map((text) => withNames(text, nameOf));
}
