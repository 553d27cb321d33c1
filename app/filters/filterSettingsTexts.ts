/** Texts of Account Settings about blocked members and muted words. */
export const filterSettingsTexts = {
  title: 'Blocked and muted',
  about: 'What you do not want to see is folded away, on all your devices.',
  failed: (reason: string) => `Your filters could not be loaded. ${reason}`,
  blockedMembers: 'Blocked members',
  words: 'Muted words',
  wordsHint: 'One a line. Whole words; capital letters and accents make no difference.',
  tooManyWords: (count: number, length: number) =>
    `Mute at most ${count} words of at most ${length} characters each.`,
  saveWords: 'Save muted words',
  wordsSaved: 'Your muted words are saved.',
  showHidden: (count: number) => `Show hidden posts again (${count})`,
  unblockShort: 'Unblock',
} as const;
