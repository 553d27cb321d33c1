import { sql, type RawBuilder } from 'kysely';

interface TitlesFilter {
  category?: string | undefined;
  tag?: string | undefined;
  authorId?: string | undefined;
}

/** Rows of `titles`, case-insensitive, from the newest block of posts on: docs/decisions/0021-search-in-blocks.md. */
export function titlesContaining(
  text: string,
  most: number | null,
  { category, authorId, tag }: TitlesFilter = {},
): RawBuilder<unknown> {
  const labels = [
    ...(authorId === undefined ? [] : [`by ${authorId.toLowerCase()}`]),
    ...(category === undefined ? [] : [`in ${category}`]),
    ...(tag === undefined ? [] : [`tag ${tag}`]),
  ];
  return sql`titles_containing(${text}, ${most}::integer, ${labels}::text[])`;
}
