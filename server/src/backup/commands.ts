import path from 'node:path';

import { checks } from '../doctor/checks';
import { examine, repair } from '../doctor/doctor';
import { messages as doctorMessages } from '../doctor/messages';
import { errorMessage } from '../error-message';
import { postgresUrl } from '../settings/setting-readers';
import type { GivenSettings } from '../settings/settings';
import { backUp } from './back-up';
import type { FilledTable } from './fill-database';
import { move } from './move';
import { restore } from './restore';
import { runCommand, UsageError } from './run-command';

const settingsHelp =
  'DATA_DIR and DATABASE_URL are those of the server (docs/operating.md). Relative paths start at the folder with site.json.';

export const commands = {
  backup: runCommand({
    help: `Usage: npm run backup [-- --to FOLDER]

Makes a backup of the database, the uploaded media and the key for tokens, also while the server runs.
Creates a folder in FOLDER and prints its name.

  --to FOLDER   where backups are kept; without it, the folder "backups" in DATA_DIR
  --help        prints this

${settingsHelp}`,
    option: 'to',
    async run({ value, settings, signal, onProgress }) {
      const to = value ?? path.join(settings.dataDir, 'backups');
      return await backUp({ settings, to: path.resolve(to), signal, onProgress });
    },
  }),

  restore: runCommand({
    help: `Usage: npm run restore -- --from FOLDER

Brings a backup back into an empty instance: into a DATA_DIR without a database, or into the empty
database at DATABASE_URL. A backup of an older version is brought to this one.

  --from FOLDER   the folder that \`npm run backup\` printed
  --help          prints this

${settingsHelp}`,
    option: 'from',
    async run({ value, settings, signal, onProgress }) {
      if (value === undefined) throw new UsageError('--from is missing.');
      const { takenAt } = await restore({ settings, from: path.resolve(value), signal, onProgress });
      return `Restored the backup of ${takenAt}. Start the server with: npm start`;
    },
  }),

  move: runCommand({
    help: `Usage: npm run move -- --to postgres://user@host:5432/database

Copies the embedded database to an empty database of a PostgreSQL server (15 or newer, encoding UTF8) and
compares both, row by row. Stop the server first. The embedded database stays as it is.

  --to URL   the empty database; its password may be in PGPASSWORD instead
  --help     prints this

${settingsHelp}`,
    option: 'to',
    async run({ value, settings, signal, onProgress }) {
      if (value === undefined) throw new UsageError('--to is missing.');
      const tables = await move({ settings, to: databaseAt(value), signal, onProgress });
      return `${tableOf(tables)}\n\n${nextSteps(settings)}`;
    },
  }),

  doctor: runCommand({
    help: `Usage: npm run doctor [-- --repair]

Recomputes every stored count and compares it, also while the server runs: votes, comments, posts of zones and
tags, XP, the leaderboard. Exits with 1 if any is wrong, and changes nothing.

  --repair   recounts what is wrong, while members' writes wait
  --help     prints this

${settingsHelp}`,
    option: 'repair',
    isFlag: true,
    async run({ isSet, settings, signal, onProgress }) {
      const findings = await (isSet ? repair : examine)({ settings, signal, onProgress });
      if (findings.length === 0) return doctorMessages.healthy(checks.length);
      if (isSet) return doctorMessages.repaired(findings);
      return { text: doctorMessages.found(findings), exitCode: 1 };
    },
  }),
};

/** @throws UsageError, without the URL: it may contain a password. */
function databaseAt(text: string): string {
  try {
    return postgresUrl(text);
  } catch (error) {
    throw new UsageError(`--to ${errorMessage(error)}`);
  }
}

const nextSteps = ({ dataDir }: GivenSettings): string =>
  `Everything is there. Set DATABASE_URL to that address, keep DATA_DIR=${dataDir} (uploads, key), and start
the server. When all is well, ${path.join(dataDir, 'postgres')} may be removed.`;

function tableOf(tables: FilledTable[]): string {
  const rows = tables.map(({ name, sent, stored }) => [
    name,
    String(sent.rows),
    String(stored.rows),
    sent.sha256.slice(0, 12),
    stored.sha256.slice(0, 12),
  ]);
  const lines = [['table', 'rows here', 'rows there', 'hash here', 'hash there'], ...rows];
  const width = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 1 || column === 2 ? cell.padStart(width(column)) : cell.padEnd(width(column)),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
