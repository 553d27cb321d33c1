/** Excludes guests, who are indistinguishable, and authors, who could promote themselves. */
export const countsAsShare = (sharerId: string | undefined, authorId: string): boolean =>
  sharerId !== undefined && sharerId !== authorId;
