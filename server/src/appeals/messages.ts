export const appealMessages = {
  noDecision: 'There is no such decision.',
  notAppealable: 'This decision cannot be appealed.',
  tooLate: (days: number) => `A decision can be appealed within ${days} days. Write to the administrators.`,
  changed: 'This has changed meanwhile. Load the page again.',
  notPossible: 'This is not possible any more. Load the page again.',
  ownDecision: 'You made this decision. Another moderator reviews it.',
  aboutYou: 'This decision is about you. Another moderator reviews it.',
  otherReviewer: 'Another moderator reviews this appeal.',
};
