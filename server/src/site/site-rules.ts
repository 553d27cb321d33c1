import type { Site } from '@alphazone/client';
import { reservedPaths } from '@alphazone/client/addresses';

/** First path segments that the server itself handles. */
const serverPaths = [
  'api',
  'assets',
  'comment',
  'healthz',
  'media',
  'metrics',
  'notifications',
  'posts',
  'readyz',
  'socket.io',
];

/** URLs resolve these, percent-encoded too. */
const dotSegments = ['.', '..'];

const takenPaths: readonly string[] = [...reservedPaths, ...serverPaths, ...dotSegments];

const homeList = 'list';

type JudgedSite = Pick<Site, 'brand' | 'zones' | 'home' | 'adminUserId'>;

/** Expects settings that match the schema. Returns one sentence per mistake. */
export function siteMistakes({ brand, zones, home, adminUserId }: JudgedSite): string[] {
  const mistakes: string[] = [];
  const names = zones.map(({ name }) => name.toLowerCase());

  if (brand.name.trim() === '') mistakes.push('brand.name: must not be empty.');
  for (const [index, name] of names.entries()) {
    const field = `zones[${index}].name`;
    if (name.trim() === '' || name !== name.trim())
      mistakes.push(`${field}: must not be empty or have spaces around it.`);
    else if (names.indexOf(name) < index)
      mistakes.push(`${field}: "${name}" is there twice, and capital letters make no difference.`);
    else if (name === homeList || takenPaths.includes(name))
      mistakes.push(`${field}: "${name}" cannot be a zone: /${name} has another meaning.`);
  }
  if (home !== homeList && !names.includes(home.toLowerCase()))
    mistakes.push(`home: must be one of: ${[homeList, ...names].join(', ')}.`);
  if (adminUserId !== undefined)
    mistakes.push('adminUserId: is not in this file. Set ADMIN_USER_ID instead.');
  return mistakes;
}
