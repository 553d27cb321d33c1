export type AlphaLevel = 'gold' | 'silver' | 'bronze';

const GOLD_FROM = 20;
const SILVER_FROM = 10;

/** Returns the level of a member of the leaderboard, by the shares of their posts. */
export function alphaLevel(shares: number): AlphaLevel {
  if (shares >= GOLD_FROM) return 'gold';
  return shares >= SILVER_FROM ? 'silver' : 'bronze';
}
