/** A member's level on the leaderboard. */
export type AlphaLevel = 'gold' | 'silver' | 'bronze';

const GOLD_FROM = 20;
const SILVER_FROM = 10;

/** Returns the level for a number of shares: Gold from 20, Silver from 10, else Bronze. */
export function alphaLevel(shares: number): AlphaLevel {
  if (shares >= GOLD_FROM) return 'gold';
  return shares >= SILVER_FROM ? 'silver' : 'bronze';
}
