// `npm run generate` writes the table of permissions in docs/moderation.md. With --check it compares only.
import { readFile } from 'node:fs/promises';

import { may, noRoles, permissions } from '../server/src/moderation/roles/permissions.ts';
import { formatted, writeGenerated } from './lib/generated.mjs';

const target = 'docs/moderation.md';

const zone = 'a zone';
/** @type {Record<string, import('../server/src/moderation/roles/permissions').Roles>} */
const columns = {
  Member: noRoles,
  'Moderator of the zone': { administrator: false, moderates: [zone] },
  'Moderator of all zones': { administrator: false, moderates: 'all' },
  Administrator: { administrator: true, moderates: [] },
};

/** @param {keyof typeof permissions} permission */
const isOfZone = (permission) => permissions[permission] === 'moderator of the zone';
/** @param {string[]} cells */
const row = (cells) => `| ${cells.join(' | ')} |`;
/** @param {string} text */
const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

const names = /** @type {(keyof typeof permissions)[]} */ (Object.keys(permissions));
const rows = names.map((permission) => {
  const allowed = Object.values(columns).map((roles) =>
    may(roles, permission, isOfZone(permission) ? zone : undefined) ? 'yes' : '',
  );
  return row([capitalised(permission), ...allowed]);
});
const header = ['', ...Object.keys(columns)];
const table = [row(header), row(header.map(() => '---')), ...rows].join('\n');

const current = await readFile(new URL(`../${target}`, import.meta.url), 'utf8');
const marked = /(<!-- permissions -->\n)[\s\S]*?(<!-- end of permissions -->)/;
if (!marked.test(current)) throw new Error(`${target} has no place for the table.`);
const source = current.replace(marked, (_match, start, end) => `${start}\n${table}\n\n${end}`);
await writeGenerated(target, await formatted(target, source), 'the permissions');
