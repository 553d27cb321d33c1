export const appealMessages = {
  notAppealable: 'This decision cannot be appealed.',
  tooLate: (days: number) => `The ${days} days for an appeal have passed. Write to the administrators.`,
  changed: 'This decision has changed in the meantime. Reload the page.',
  notPossible: 'This is no longer possible. Reload the page.',
  ownDecision: 'You made this decision. Another moderator will review it.',
  aboutYou: 'This decision is about you. Another moderator will review it.',
  otherReviewer: 'Another moderator is reviewing this appeal.',
};
