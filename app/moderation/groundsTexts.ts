/** Texts of the reason and the note of a decision. */
export const groundsTexts = {
  reason: 'Reason',
  reasonMissing: 'Choose a reason.',
  note: 'Note to the member',
  noteHint: 'The member is told the reason and this note, but not who decided.',
} as const;
