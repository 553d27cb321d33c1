import type pg from 'pg';

/** Returns one line per column, constraint and so on. Equal lists mean equal schemas. */
export async function describeSchema(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `with tables as (select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r')
     select format('column %s.%s %s %s%s%s default %s', relname,
                   row_number() over (partition by relname order by attnum), attname,
                   format_type(atttypid, atttypmod), case when attnotnull then ' not null' end,
                   case when attgenerated <> '' then ' generated' end, pg_get_expr(adbin, adrelid)) as line
     from tables join pg_attribute a on attrelid = tables.oid and attnum > 0 and not attisdropped
     left join pg_attrdef on adrelid = attrelid and adnum = attnum
     union all
     -- PostgreSQL 18 also lists NOT NULL, which the columns already show.
     select format('constraint %s.%s %s', relname, conname, pg_get_constraintdef(c.oid))
     from tables join pg_constraint c on conrelid = tables.oid and contype <> 'n'
     union all
     select format('index %s', indexdef) from pg_indexes where schemaname = 'public'
     union all
     select format('sequence %s.%s %s %s', schemaname, sequencename, data_type, start_value)
     from pg_sequences where schemaname = 'public'
     union all
     select format('function %s', pg_get_functiondef(p.oid)) from pg_proc p
     where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
     order by 1`,
  );
  return rows.map(({ line }) => line);
}
