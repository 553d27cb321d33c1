import type { components } from '@alphazone/client';

import {
  achievements,
  isOffered,
  isTaskDone,
  taskLink,
  tasks,
  type Day,
  type TaskLinks,
} from './gamification-rules';
import type { Progress } from './progress-repository';

type Schemas = components['schemas'];

/** Skips achievements that this version does not know. */
export function serialiseAchievements(earned: Progress['achievements']): Schemas['Achievement'][] {
  return earned.flatMap(({ id, earnedOn }) => {
    const rule = achievements.find((achievement) => achievement.id === id);
    if (!rule) return [];
    const { name, description } = rule;
    return [{ _id: id, name, description, earnedOn: new Date(earnedOn).toISOString() }];
  });
}

export function serialiseTasks(
  tasksDone: Progress['tasksDone'],
  day: Day,
  links: TaskLinks,
): Schemas['Task'][] {
  return tasks
    .filter((task) => isOffered(task, links))
    .map((task) => {
      const { id, type, description, criterion, xpReward } = task;
      const externalLink = taskLink(task, links);
      return {
        _id: id,
        type,
        description,
        criteria: criterion,
        completed: isTaskDone(task, tasksDone[id], day),
        xpReward,
        ...(externalLink !== undefined && { externalLink }),
      };
    });
}
