const hours = (seconds: number) => {
  const count = Math.ceil(seconds / 3600);
  return count === 1 ? 'in an hour' : `in ${count} hours`;
};

export const reportMessages = {
  noTarget: 'This item does not exist. It may have been deleted.',
  own: 'You cannot report yourself or your own content.',
  tooMany: (perDay: number, seconds: number) =>
    `You can report ${perDay} items a day. Try again ${hours(seconds)}.`,
  noCase: 'There is no such case.',
  ownCase: 'This is about you. Another moderator decides.',
  claimed: (name: string) => `${name} is handling this case. You can decide once they release it.`,
  decided: (name: string, kind: string) => `${name} has decided already: ${kind}.`,
  changed: 'This case has changed in the meantime. Review it again.',
  notPossible: 'This decision is not possible here.',
};
