import { sql, type RawBuilder } from 'kysely';

import { likeLiteral } from '../database/like';

/** Letters and digits of a text, at least, that is looked for by its spelling; shorter ones resemble too much. */
const fewestLetters = 4;

/** A text without the blank and invisible characters around it. */
export const wantedText = (text: string): string => text.replace(/^[\p{Z}\p{C}]+|[\p{Z}\p{C}]+$/gu, '');

/** Is the text long enough to be looked for by its spelling? */
export const canResemble = (text: string): boolean =>
  (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= fewestLetters;

/** Is the text in one of the columns, in any letter case? */
export function contains(columns: readonly string[], text: string): RawBuilder<boolean> {
  const part = `%${likeLiteral(text)}%`;
  return anyOf(columns, (column) => sql`lower(${column}) like lower(${part})`);
}

/** Is something in one of the columns spelt nearly like the text? */
export const resembles = (columns: readonly string[], text: string): RawBuilder<boolean> =>
  anyOf(columns, (column) => sql`resembles(lower(${column}), lower(${text}))`);

/** How well the best of the columns, which contain the text, fits: 0 is the text itself, 3 has it anywhere. */
export function rankOf(columns: readonly string[], text: string): RawBuilder<number> {
  const start = `${likeLiteral(text)}%`;
  const word = `\\m${regexLiteral(text)}`;
  return sql<number>`case
    when ${anyOf(columns, (column) => sql`lower(${column}) = lower(${text})`)} then 0
    when ${anyOf(columns, (column) => sql`lower(${column}) like lower(${start})`)} then 1
    when ${anyOf(columns, (column) => sql`lower(${column}) ~ lower(${word})`)} then 2
    else 3
  end`;
}

/** How alike the text and the closest of the columns are as a whole: 0 to 1. */
export function likenessOf(columns: readonly string[], text: string): RawBuilder<number> {
  const each = columns.map((column) => sql`likeness(lower(${sql.ref(column)}), lower(${text}))`);
  return sql<number>`greatest(${sql.join(each)})`;
}

function anyOf(
  columns: readonly string[],
  condition: (column: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<boolean> {
  const conditions = columns.map((column) => condition(sql.ref(column)));
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** A text as a part of a regular expression in which nothing is special. */
const regexLiteral = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
