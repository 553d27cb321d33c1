import type { DatabaseTransaction } from '../../database/database';
import { prepare } from '../../database/prepared';

const prefix = 'fingerprint of ';

/** @returns The names whose fingerprint changed, without those stored for the first time, as after an update. */
export async function storeFingerprints(
  transaction: DatabaseTransaction,
  fingerprints: ReadonlyMap<string, string>,
): Promise<string[]> {
  const rows = await upsertFingerprints(transaction, [...fingerprints.keys()], [...fingerprints.values()]);
  return rows.flatMap(({ name, was_known }) => (was_known ? name : []));
}

const upsertFingerprints = prepare<
  [names: string[], fingerprints: string[]],
  { name: string; was_known: boolean }
>(`
  insert into site_settings (key, value)
  select '${prefix}' || name, fingerprint from unnest($1::text[], $2::text[]) as given (name, fingerprint) order by name
  on conflict (key) do update set value = excluded.value where site_settings.value <> excluded.value
  returning substr(key, ${prefix.length + 1}) as name, xmax <> 0 as was_known`);
