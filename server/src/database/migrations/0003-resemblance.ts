import { sql, type Kysely } from 'kysely';

/**
 * `resembles(words, part)`: is something in `words` spelt nearly like `part`? The planner replaces it by its
 * body, so that the trigram indexes serve it. `likeness(words, part)`: how alike they are as a whole, 0 to 1.
 * Where pg_trgm is not to be had, nothing resembles anything.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    begin
      if to_regoperator('%>(text,text)') is null then
        create function resembles(words text, part text) returns boolean
          language sql stable parallel safe as 'select false';
        create function likeness(words text, part text) returns real
          language sql stable parallel safe as 'select 0::real';
      else
        create function resembles(words text, part text) returns boolean
          language sql stable parallel safe as 'select words %> part';
        create function likeness(words text, part text) returns real
          language sql stable parallel safe as 'select similarity(words, part)';
      end if;
    end $$`.execute(db);
}
