import { basics } from './basics';
import { forum } from './forum';

export type { Guidance } from './Guidance';

/** Do and don't of every component of the kit, by the name that its stories' title ends in. */
export const guidance = { ...basics, ...forum };
