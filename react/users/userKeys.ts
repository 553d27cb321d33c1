export const userKeys = {
  all: ['users'],
  lists: ['users', 'list'],
  list: (cursor?: string) => ['users', 'list', { cursor }] as const,
  detail: (id: string) => ['users', 'detail', id],
} as const;

export const emailKeys = {
  all: ['email'] as const,
  settings: (id: string) => ['email', id] as const,
  change: (id: string) => ['email', id, 'change'] as const,
  verification: (id: string) => ['email', id, 'verification'] as const,
  notices: (id: string) => ['email', id, 'notices'] as const,
};

export const taskMutationKey = (userId: string) => ['tasks', userId] as const;
