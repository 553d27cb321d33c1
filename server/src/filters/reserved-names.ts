import { HttpError } from '../errors';
import { messages } from '../messages';
import { filterMessages } from './filter-messages';
import { partsOf, skeletonOf } from './name-rules';

/** Names that suggest the site, its staff or the system. `defaultFilters` has more words for staff. */
const reservedWords = [
  'abuse',
  'all',
  'anonymous',
  'bot',
  'deleted',
  'everyone',
  'guest',
  'help',
  'here',
  'info',
  'mod',
  'owner',
  'postmaster',
  'root',
  'security',
  'service',
  'site',
  'system',
  'team',
  'the',
  'webmaster',
];

const reserved = new Set(reservedWords.map(skeletonOf));

/** Whether it is a reserved name, or consists of reserved words and words of the site's name only. */
export function isReservedName(name: string, siteName: string): boolean {
  const whole = skeletonOf(name);
  if (reserved.has(whole) || [siteName, messages.deletedMember].map(skeletonOf).includes(whole)) return true;
  const parts = partsOf(name).map(skeletonOf);
  const siteParts = new Set(partsOf(siteName).map(skeletonOf));
  return (
    parts.some((part) => reserved.has(part)) &&
    parts.every((part) => reserved.has(part) || siteParts.has(part))
  );
}

/** @throws 400 */
export function refuseReservedNames(
  names: { name?: string | undefined; username?: string | undefined },
  siteName: string,
): void {
  for (const [field, value] of Object.entries(names)) {
    if (value !== undefined && isReservedName(value, siteName))
      throw new HttpError(400, 'text_refused', filterMessages.reservedName, {
        details: [{ field, message: filterMessages.reservedName }],
      });
  }
}
