export type AlphaLevel = 'gold' | 'silver' | 'bronze';

const goldFrom = 20;
const silverFrom = 10;

/** Returns the level of a member of the leaderboard, by the shares of their posts. */
export function alphaLevel(shares: number): AlphaLevel {
  if (shares >= goldFrom) return 'gold';
  return shares >= silverFrom ? 'silver' : 'bronze';
}
