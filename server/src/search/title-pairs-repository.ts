import { sql, type RawBuilder } from 'kysely';

/** Whether the text is too short for the trigram index. */
export const isShort = (text: string): boolean => [...text].length <= 2;

/** Uses the index of letters and pairs of them. */
export const hasLetters = (text: string): RawBuilder<boolean> =>
  sql<boolean>`posts.id in (
    select post_id from title_pairs where pairs @> array[lower(${text})]
  )`;
