/** Whether a share counts. Guests cannot be told apart, and authors cannot promote themselves. */
export const countsAsShare = (sharerId: string | undefined, authorId: string): boolean =>
  sharerId !== undefined && sharerId !== authorId;
