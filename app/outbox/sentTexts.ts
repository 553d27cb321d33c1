export const sentTexts = {
  allSent: 'All waiting changes have been sent.',
} as const;
