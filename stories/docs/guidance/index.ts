import { basics } from './basics';
import { forum } from './forum';

export type { Guidance } from './Guidance';

/** Guidance by component name. */
export const guidance = { ...basics, ...forum };
