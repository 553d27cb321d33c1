/**
 * Texts the kit shows by itself. Those the spec fixes name their section; the rest are sensible defaults
 * that every component lets its user replace.
 */
export const messages = {
  dialog: {
    ok: 'OK',
    confirm: 'Confirm',
    cancel: 'Cancel',
    close: 'Close',
  },
  copy: {
    /** Spec §2, profile. */
    copyCode: 'Copy Code',
    /** Spec §2, profile: shown for two seconds after copying. */
    copied: 'Copied!',
  },
  files: {
    chooseOne: 'Choose a file',
    chooseMany: 'Choose files',
    dropOne: 'or drop it here',
    dropMany: 'or drop them here',
  },
  field: { optional: '(optional)' },
  empty: { retry: 'Try again' },
  skipToContent: 'Skip to content',
  time: { now: 'just now', nowCompact: 'now' },
} as const;
