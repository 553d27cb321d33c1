export const moderationMessages = {
  noComment: 'There is no comment with this id.',
  noMessage: 'There is no chat message with this id.',
  noDecision: 'There is no decision with this id.',
  onlyPosts: 'Only a post can be locked, moved or tagged.',
  alreadyLocked: 'The comments are locked already.',
  notHeld: 'This does not wait for approval any more. Another moderator has decided.',
  movedAlready: (zone: string) => `The post is in ${zone} now. Look at it again.`,
  taggedAlready: (tags: readonly string[]) => `The post's tags are now ${tags.join(', ')}. Look at it again.`,
  removedAlready: (reason = 'no reason given') =>
    `Another moderator has removed this already. Reason: ${reason}.`,
  restored: 'Restored.',
  restoredAlready: 'This decision has been taken back already.',
  hasAppeal: 'There is an appeal. Decide it in the queue.',
  notOwnCase: 'Another moderator must decide about what you wrote.',
  undoExpired: 'The minute is over. Restore one by one.',
  noBatch: 'There is no removal with this id.',
  notAllowed: 'Only moderators can do this. Ask an administrator for the role if you need it.',
};
