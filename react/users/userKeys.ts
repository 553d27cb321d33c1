export const userKeys = {
  all: ['users'],
  list: (cursor?: string) => ['users', 'list', { cursor }] as const,
  detail: (id: string) => ['users', 'detail', id],
} as const;

export const taskMutationKey = (userId: string) => ['tasks', userId] as const;
