/** Does it count that somebody shared a post? Visitors cannot be told apart, and nobody promotes themselves. */
export const countsAsShare = (sharerId: string | undefined, authorId: string): boolean =>
  sharerId !== undefined && sharerId !== authorId;
