/** Texts about blocking a member. */
export const blockTexts = {
  block: 'Block',
  blockMember: (name: string) => `Block ${name}`,
  unblock: (name: string) => `Unblock ${name}`,
  confirm: (name: string) =>
    `Block ${name}? What they write is folded away, their notifications are deleted, and they cannot mention or notify you. They are not told. Account Settings lists who is blocked.`,
} as const;
