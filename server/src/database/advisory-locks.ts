/** Keys of advisory locks. Servers of two releases share them during an update, so a key never changes. */
export const advisoryLocks = {
  seed: 4_170_264,
  firstMember: 0x66_72_73_74,
  administrators: 0x61_64_6d_6e,
  chat: 0x63_68_61_74,
  /** Held by the collector of unused files, and by a backup while it copies files. Other removals share it. */
  collector: 7_240_113_061,
} as const;
