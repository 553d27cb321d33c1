import type { Stage } from '../stage';

/** Repeats an attack that once hurt the server. */
export interface Attack {
  name: string;
  /** @returns What it achieved, in a few words. */
  run: (stage: Stage) => Promise<string>;
}

export const tokenOf = ({ callers: [caller] }: Stage): string => caller?.token ?? '';
