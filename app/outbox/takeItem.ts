import type { Forum, OutboxItem } from '@alphazone/react';

/**
 * Removes an item, unless it is being sent, has been sent, or belongs to another user.
 *
 * @returns Whether it was removed.
 */
export function takeItem({ outbox }: Pick<Forum, 'outbox'>, { key }: Pick<OutboxItem, 'key'>): boolean {
  const isThere = () =>
    outbox.kept
      ?.current()
      ?.actor.getSnapshot()
      .context.entries.some((entry) => entry.key === key) ?? false;
  if (!isThere()) return false;
  outbox.remove(key);
  return !isThere();
}
