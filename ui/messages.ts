/**
 * Texts the kit shows by itself. Those the spec fixes name their section; the rest are sensible defaults
 * that every component lets its user replace.
 */
export const messages = {
  dialog: {
    ok: 'OK',
    confirm: 'Confirm',
    cancel: 'Cancel',
    close: 'Close',
  },
  copy: {
    /** Spec §2, profile. */
    copyCode: 'Copy Code',
    /** Spec §2, profile: shown for two seconds after copying. */
    copied: 'Copied!',
  },
  files: {
    chooseOne: 'Choose a file',
    chooseMany: 'Choose files',
    dropOne: 'or drop it here',
    dropMany: 'or drop them here',
  },
  field: { optional: '(optional)' },
  empty: { retry: 'Try again' },
  skipToContent: 'Skip to content',
  time: { now: 'just now', nowCompact: 'now' },
  vote: {
    group: 'Votes',
    up: 'Upvote',
    down: 'Downvote',
    score: (score: number) => `Score ${score.toLocaleString('en')}`,
    boost: (amount: number) => `includes a boost of ${amount.toLocaleString('en')}`,
  },
  post: {
    /** Spec §2, category feed: a pinned post. */
    boosted: 'Boosted',
    /** Spec §2, category feed: while posts load. */
    loading: 'Loading posts...',
    loadingMore: 'Loading more posts...',
    end: 'You have seen it all.',
    comments: (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'comment' : 'comments'}`,
    share: 'Share',
    delete: 'Delete',
  },
  admin: {
    group: 'Administrator',
    /** Spec §2, category feed. */
    boostAmount: 'Boost amount',
    boost: 'Boost Upvotes',
    pin: 'Pin Post',
    unpin: 'Unpin Post',
  },
  media: {
    /** Spec §2, post details. */
    unsupported: (type: string) => `Unsupported media type: ${type}`,
    broken: 'This picture is not available.',
    picture: (index: number, count: number) => `Picture ${index} of ${count}`,
    open: (index: number, count: number) => `Open picture ${index} of ${count}`,
    video: 'Video',
    audio: 'Audio',
    viewer: 'Media viewer',
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause animation',
    play: 'Play animation',
  },
  sort: { label: 'Sort by', hot: 'Hot', new: 'New' },
  comment: {
    list: 'Comments',
    delete: 'Delete',
    placeholder: 'Write a comment',
    send: 'Send',
  },
  mention: {
    suggestions: 'People to mention',
    loading: 'Looking for people...',
  },
  editor: {
    title: 'Title',
    body: 'Body',
    bodyHelp: 'Type @ to mention somebody.',
    tags: 'Tags',
    tagsHelp: 'Separate them by spaces.',
    category: 'Category',
    media: 'Media',
    mediaHelp: 'Pictures, videos, audio and gifs.',
    submit: 'Create Post',
    remove: (name: string) => `Remove ${name}`,
    retry: (name: string) => `Upload ${name} again`,
    uploaded: 'Uploaded',
    progress: (name: string) => `Upload of ${name}`,
  },
} as const;
