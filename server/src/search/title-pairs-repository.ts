import { sql, type RawBuilder } from 'kysely';

/** Whether the text is too short for the trigram index, but not for that of letter pairs. */
export const isPair = (text: string): boolean => [...text].length === 2;

/** Uses the index of letter pairs. */
export const hasPair = (text: string): RawBuilder<boolean> =>
  sql<boolean>`posts.id in (
    select post_id from title_pairs where pairs @> array[lower(${text})]
  )`;
