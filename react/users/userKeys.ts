export const userKeys = {
  all: ['users'],
  list: ['users', 'list'],
  detail: (id: string) => ['users', 'detail', id],
} as const;
