/** Texts of a removed comment that its author or a moderator opens. */
export const removedTextTexts = {
  failed: (reason: string) => `The comment could not be loaded. ${reason}`,
  gone: 'The text is no longer available.',
} as const;
