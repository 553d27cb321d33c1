import { useOutbox } from '@alphazone/react';

import { lazyPart } from '../lazyPart';

const load = () => import('./OutboxNotices');
export const OutboxNotices = lazyPart(async () => (await load()).OutboxNotices);
/** In the same chunk, which is preloaded: it also appears offline. */
export const CancelButton = lazyPart(async () => (await load()).CancelButton);

/** Lists pending actions, and those that the server has refused since. */
export function OutboxHint() {
  const { waiting, refused } = useOutbox();
  // The live region must exist before its text. The layout leaves no space for it while it is empty.
  return <div role="status">{waiting.length + refused.length > 0 && <OutboxNotices />}</div>;
}
