/** Entry point for parts that only a crypto forum needs. */
export {
  CryptoMessagesProvider,
  type CryptoMessageOverrides,
  type CryptoMessagesProviderProps,
} from './theme/CryptoMessagesProvider';
export { alphaLevel, type AlphaLevel } from './forum/alphaLevel';
export type { LeaderboardEntry } from './forum/entities';
export * from './components/BoostedLabel';
export * from './components/Leaderboard';
export * from './components/PriceTicker';
