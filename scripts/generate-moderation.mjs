import { readFile, writeFile } from 'node:fs/promises';

import { format, resolveConfig } from 'prettier';

import { may, noRoles, permissions } from '../server/src/moderation/permissions.ts';

const target = new URL('../docs/moderation.md', import.meta.url);

const zone = 'a zone';
/** @type {Record<string, import('../server/src/moderation/permissions').Roles>} */
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

const current = await readFile(target, 'utf8');
const marked = /(<!-- permissions -->\n)[\s\S]*?(<!-- end of permissions -->)/;
if (!marked.test(current)) throw new Error('docs/moderation.md has no place for the table.');
const source = await format(
  current.replace(marked, (_match, start, end) => `${start}\n${table}\n\n${end}`),
  { ...(await resolveConfig(target)), parser: 'markdown' },
);

if (source === current) {
  console.log('docs/moderation.md matches the permissions.');
} else if (process.argv.includes('--check')) {
  console.error(
    'docs/moderation.md does not match the permissions. Run `npm run generate` and commit the result.',
  );
  process.exitCode = 1;
} else {
  await writeFile(target, source);
  console.log('Wrote docs/moderation.md.');
}
