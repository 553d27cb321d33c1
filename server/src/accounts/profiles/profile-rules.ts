import type { components } from '@alphazone/client';

import type { Reward } from '../../activity/activity';

export function taskCompletionIn(
  rewards: readonly Reward[],
  userId: string,
): components['schemas']['UpdatedUser']['taskCompletion'] {
  const completed = rewards
    .filter((reward) => reward.userId === userId)
    .flatMap(({ completedTasks }) => completedTasks);
  if (completed.length === 0) return undefined;
  return {
    message: completed.map(({ message }) => message).join(' '),
    xpGained: completed.reduce((sum, { xpReward }) => sum + xpReward, 0),
  };
}
