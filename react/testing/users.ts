import type { User } from '@alphazone/client';

export const aUser = (fields: Partial<User> = {}): User => ({
  _id: 'bob',
  name: 'Bob',
  joinedOn: '2026-11-01T10:00:00.000Z',
  xp: 5,
  ...fields,
});

type Task = NonNullable<User['tasks']>[number];

export const aTask = (fields: Partial<Task> = {}): Task => ({
  _id: 'follow',
  type: 'other',
  description: 'Follow our account',
  criteria: 'follow-account',
  completed: false,
  xpReward: 10,
  ...fields,
});
