export { Leaderboard, type LeaderboardProps } from './Leaderboard';
