import type { Site } from '@alphazone/client';

/** Beginnings of addresses that the app and the API have: a zone of such a name could never be opened. */
const takenAddresses = [
  ...['auth', 'chat', 'createpost', 'crypto', 'messages', 'posts', 'tags', 'users'],
  ...['api', 'assets', 'comment', 'healthz', 'media', 'metrics', 'notifications', 'readyz', 'socket.io'],
];

/** What `home` says for the home list. */
const homeList = 'list';

/** What the rules read of the settings. */
type JudgedSite = Pick<Site, 'brand' | 'zones' | 'home' | 'adminUserId'>;

/** What is wrong with settings of the right form, one sentence per mistake. */
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
    else if (name === homeList || takenAddresses.includes(name))
      mistakes.push(`${field}: "${name}" cannot be a zone: /${name} has another meaning.`);
  }
  if (home !== homeList && !names.includes(home.toLowerCase()))
    mistakes.push(`home: must be one of: ${[homeList, ...names].join(', ')}.`);
  if (adminUserId !== undefined)
    mistakes.push('adminUserId: is not in this file. Set ADMIN_USER_ID instead.');
  return mistakes;
}
