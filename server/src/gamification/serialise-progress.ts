import type { components, Site } from '@alphazone/client';

import {
  achievements,
  isTaskDone,
  tasks,
  type Day,
  type ManualCriterion,
  type TaskRule,
} from './gamification-rules';
import type { Progress } from './progress-repository';

type Schemas = components['schemas'];

/** Where manual tasks are done, as the site settings say. */
export type TaskLinks = Site['tasks'];

/** Achievements in the order given; those that this version does not know are left out. */
export function serialiseAchievements(earned: Progress['achievements']): Schemas['Achievement'][] {
  return earned.flatMap(({ id, earnedOn }) => {
    const rule = achievements.find((achievement) => achievement.id === id);
    if (!rule) return [];
    const { name, description } = rule;
    return [{ _id: id, name, description, earnedOn: new Date(earnedOn).toISOString() }];
  });
}

/** Every task as of a day. */
export function serialiseTasks(
  tasksDone: Progress['tasksDone'],
  day: Day,
  links: TaskLinks,
): Schemas['Task'][] {
  return tasks.map((task) => {
    const { id, type, description, criterion, xpReward } = task;
    const externalLink = linkOf(task, links);
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

const settingOf: Record<ManualCriterion, keyof NonNullable<TaskLinks>> = {
  'like-and-repost': 'likeAndRepost',
  'follow-account': 'followAccount',
  'join-group': 'joinGroup',
};

const isSetting = (criterion: string): criterion is ManualCriterion => Object.hasOwn(settingOf, criterion);

const linkOf = ({ criterion }: TaskRule, links: TaskLinks): string | undefined =>
  isSetting(criterion) ? links?.[settingOf[criterion]] : undefined;
