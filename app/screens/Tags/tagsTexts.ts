export const tagsTexts = {
  description:
    'A tag is a keyword or label that categorises a post with similar ones. The right tags help others to find your post and to comment on it.',
  /** Shown while no post has a tag. */
  placeholder: {
    tagName: 'example',
    tagDesc: 'No post has a tag yet. The first tags will appear here.',
  },
  loading: 'Loading tags...',
  more: 'Show more tags',
  failed: (reason: string) => `The tags could not be loaded. ${reason}`,
  all: 'All tags',
  nothing: (tag: string) => `No post has the tag “${tag}”.`,
} as const;
