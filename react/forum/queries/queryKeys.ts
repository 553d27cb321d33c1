export const leaderboardKey = ['leaderboard'] as const;

export const tagKey = ['tags'] as const;
