import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Migration } from 'kysely';

import { repositoryRoot } from '../repository-root';

// Version 0.1.0 had two migrations with number 3. Databases and backups keep the names it recorded.
const recordedNames: Readonly<Record<string, string>> = {
  '0004-fuzzy-search': '0003-resemblance',
  '0005-gamification': '0004-gamification',
  '0006-shares': '0005-shares',
  '0007-uploads': '0006-uploads',
  '0008-sessions': '0007-sessions',
  '0009-socket-events': '0008-socket-events',
  '0010-crypto': '0009-crypto',
};

/**
 * Reads `migrations/0001-….sql` and so on, in the order of their names. The bundled server reads them from the
 * checkout as well, like `openapi.yaml`.
 *
 * @returns The migrations by the names that databases record.
 */
export function readMigrations(): Record<string, Migration> {
  const folder = join(repositoryRoot(), 'server/src/database/migrations');
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return Object.fromEntries(
    files.sort().map((file) => {
      const name = file.replace(/\.sql$/, '');
      const statements = readFileSync(join(folder, file), 'utf8');
      return [
        recordedNames[name] ?? name,
        { up: async (db) => void (await sql.raw(statements).execute(db)) },
      ];
    }),
  );
}
