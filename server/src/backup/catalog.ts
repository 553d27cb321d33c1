import type pg from 'pg';

export interface Table {
  name: string;
  /** Without generated columns. */
  columns: string[];
  /** Sorts the same way on every server. */
  order: string;
}

export interface Sequence {
  name: string;
  lastValue: string;
  isCalled: boolean;
}

/** `table` and `name` are quoted for SQL. */
export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

// Migrating the restored database creates them.
const bookkeeping = ['kysely_migration', 'kysely_migration_lock'];

// Extensions create their own tables.
const notOfExtension = `not exists (
  select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')`;

/** Without Kysely's own. Reads the database rather than the code, so that no table is missed. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname::text as name,
            array(select attname::text from pg_attribute
                  where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
                  order by attnum) as columns,
            -- Locale collations differ between servers, "C" does not.
            coalesce(
              (select string_agg(quote_ident(attname) || case when attcollation <> 0 then ' collate "C"' else '' end, ', '
                                 order by array_position(i.indkey::int2[], attnum))
               from pg_index i join pg_attribute on attrelid = c.oid and attnum = any (i.indkey)
               where i.indrelid = c.oid and i.indisprimary),
              quote_ident(c.relname) || '::text collate "C"') as order
     from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> all ($1) and ${notOfExtension}
     order by c.relname collate "C"`,
    [bookkeeping],
  );
  return rows;
}

export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname::text as name from pg_class c
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'S' and ${notOfExtension}
     order by c.relname collate "C"`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: positions } = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${client.escapeIdentifier(name)}`,
    );
    for (const position of positions) sequences.push({ name, ...position });
  }
  return sequences;
}

export async function readForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where connamespace = current_schema()::regnamespace and contype = 'f' and conparentid = 0
     order by conrelid::regclass::text, conname`,
  );
  return rows;
}

export async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `select to_regclass('kysely_migration') is not null as exists`,
  );
  if (!found[0]?.exists) return [];
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}
