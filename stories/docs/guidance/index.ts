import { basics } from './basics';
import { forum } from './forum';

export type { Guidance } from './Guidance';

export const guidance = { ...basics, ...forum };
