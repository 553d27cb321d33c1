import { useOutbox } from '@alphazone/react';

import { lazyPart } from '../lazyPart';

export const OutboxNotices = lazyPart(async () => (await import('./OutboxNotices')).OutboxNotices);

/** Lists pending actions, and those that the server has refused since. */
export function OutboxHint() {
  const { waiting, refused } = useOutbox();
  // The live region must exist before its text. The layout leaves no space for it while it is empty.
  return <div role="status">{waiting.length + refused.length > 0 && <OutboxNotices />}</div>;
}
