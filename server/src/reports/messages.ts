const hours = (seconds: number) => {
  const count = Math.ceil(seconds / 3600);
  return count === 1 ? 'in an hour' : `in ${count} hours`;
};

export const reportMessages = {
  noTarget: 'There is nothing like that to report. It may have been deleted.',
  own: 'You cannot report what is yours. You can delete it.',
  tooMany: (perDay: number, seconds: number) =>
    `You can report ${perDay} things in a day. Try again ${hours(seconds)}.`,
  noCase: 'There is no such case.',
  ownCase: 'This is about you. Another moderator decides.',
  claimed: (name: string) => `${name} is looking at this. You can decide when they leave it.`,
  decided: (name: string, kind: string) => `${name} has decided already: ${kind}.`,
  changed: 'This has changed meanwhile. Look at it again.',
  notPossible: 'This decision is not possible here.',
};
