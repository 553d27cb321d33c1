import type { Forum } from '../forum/Forum';
import type { Outbox } from './Outbox';

/** The option `outbox` of `createForum`, made by `keepOutbox`. */
export type CreateOutbox = (
  forum: Forum,
  options: { random: () => number; isOnline: () => boolean; onOnline: (listener: () => void) => () => void },
) => Outbox;
