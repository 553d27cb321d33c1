import { formatNumber } from './forum/formatNumber';

const sampleData = 'Sample data';

/** `CryptoMessagesProvider` overrides them. */
export const cryptoMessages = {
  leaderboard: {
    title: 'Top Alphas',
    sample: sampleData,
    loading: 'Loading Top Alphas...',
    none: 'Nobody has made it here yet. The first place is free.',
    failed: 'Top Alphas could not be loaded.',
    podium: 'The first three',
    rank: 'Rank',
    alpha: 'Alpha',
    level: 'Level',
    shares: 'Shares',
    reputation: 'Reputation',
    reputationUnit: 'reputation',
    hitRate: 'Hit rate',
    avgROI: 'Avg ROI',
    lastToken: 'Last token',
    place: 'Place',
    showAll: (count: number) => `Show all ${formatNumber(count)}`,
    showFewer: 'Show fewer',
    levels: { gold: 'Gold', silver: 'Silver', bronze: 'Bronze' },
  },
  ticker: {
    loading: 'Loading Crypto Data...',
    label: 'Crypto prices',
    sample: sampleData,
    up: 'up',
    down: 'down',
    unchanged: 'unchanged',
  },
} as const;
