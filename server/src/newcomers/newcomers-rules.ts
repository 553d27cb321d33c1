import { dayMs } from '../time/durations';

/** A newcomer joined less than a day ago, or has fewer than three posts and comments that are neither held nor removed. */
export const newcomerRule = { days: 1, contributions: 3 };

export interface Contributor {
  joinedOn: Date;
  /** Posts and comments. */
  contributions: number;
}

export const isNewcomer = ({ joinedOn, contributions }: Contributor, now: Date): boolean =>
  contributions < newcomerRule.contributions ||
  now.getTime() - joinedOn.getTime() < newcomerRule.days * dayMs;
