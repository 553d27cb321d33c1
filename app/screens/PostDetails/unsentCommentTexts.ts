/** Texts of a draft comment whose post is gone. */
export const unsentCommentTexts = {
  postGone: 'The post has been removed or deleted, so your comment cannot be sent. Copy it to keep it.',
  label: 'Your comment',
  notCopied: 'This browser did not let us copy the comment. Select it and copy it yourself.',
} as const;
