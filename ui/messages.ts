import { formatNumber } from './forum/formatNumber';

/** Words that stand in several places. */
const words = {
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  previous: 'Previous',
  next: 'Next',
  comments: 'Comments',
  send: 'Send',
  tags: 'Tags',
  createPost: 'Create Post',
  logIn: 'Log in',
  signUp: 'Sign up',
  profile: 'Profile',
  displayName: 'Display Name',
  username: 'Username',
  referralCode: 'Referral code',
  searchPosts: 'Search posts',
  level: 'Level',
  rank: 'Rank',
  links: 'Links',
  sampleData: 'Sample data',
} as const;

/** `1 comment`, `1,200 comments`. */
const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/**
 * Texts the kit shows by itself. Those the spec fixes name their section; the rest are sensible defaults.
 * `KitProvider` takes a community's own in their place.
 */
export const messages = {
  dialog: {
    ok: 'OK',
    confirm: 'Confirm',
    cancel: words.cancel,
    close: words.close,
  },
  copy: {
    /** Spec §2, profile. */
    copyCode: 'Copy Code',
    copyLink: 'Copy Link',
    /** Spec §2, profile: shown for two seconds after copying. */
    copied: 'Copied!',
  },
  files: {
    chooseOne: 'Choose a file',
    chooseMany: 'Choose files',
    dropOne: 'or drop it here',
    dropMany: 'or drop them here',
    broken: 'This picture cannot be shown',
    uploading: (name: string) => `Uploading ${name}`,
    remove: (name: string) => `Remove ${name}`,
    retry: (name: string) => `Try ${name} again`,
  },
  field: { optional: '(optional)' },
  empty: { retry: 'Try again' },
  skipToContent: 'Skip to content',
  time: { now: 'just now', nowCompact: 'now' },
  vote: {
    group: 'Votes',
    up: 'Upvote',
    down: 'Downvote',
    /** "minus" in words: many screen readers pass over the sign. */
    score: (score: number) => `Score ${score < 0 ? 'minus ' : ''}${formatNumber(Math.abs(score))}`,
    boost: (amount: number) => `includes a boost of ${formatNumber(amount)}`,
  },
  post: {
    /** Spec §2, category feed: a pinned post. */
    boosted: 'Boosted',
    /** Spec §2, category feed: while posts load. */
    loadingAll: 'Loading posts...',
    /** Spec §2, post details: the heading while the post loads. */
    loadingOne: 'Loading Post...',
    loadingMore: 'Loading more posts...',
    end: 'You have seen it all.',
    comments: (count: number) => counted(count, 'comment', 'comments'),
    share: 'Share',
    delete: words.delete,
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
    close: words.close,
    previous: words.previous,
    next: words.next,
    pause: 'Pause animation',
    play: 'Play animation',
  },
  sort: { label: 'Sort by', hot: 'Hot', new: 'New', top: 'Top' },
  comment: {
    list: words.comments,
    count: (count: number) => counted(count, 'Comment', words.comments),
    delete: words.delete,
    placeholder: 'Write a comment',
    send: words.send,
  },
  mention: {
    suggestions: 'People to mention',
    loading: 'Looking for people...',
    found: (count: number) => (count === 1 ? '1 person found' : `${count} people found`),
  },
  editor: {
    title: 'Title',
    body: 'Body',
    bodyHelp: 'Type @ to mention somebody.',
    tags: words.tags,
    tagsHelp: 'Separate them by spaces.',
    category: 'Category',
    media: 'Media',
    mediaHelp: 'Pictures, videos, audio and gifs.',
    submit: words.createPost,
  },
  shell: {
    /** Spec §2, navigation bar. */
    logIn: words.logIn,
    /** Spec §2, navigation bar: the avatar's menu. */
    profile: words.profile,
    /** Spec §2, navigation bar: the avatar's menu. */
    logOut: 'Log out',
    zones: 'Zones',
    home: 'Home',
    create: 'Create',
    /** Spec §2, the home list and the category feeds. */
    createPost: words.createPost,
    chooseZone: 'Post in',
    account: 'Account',
    chat: 'Chat',
    prices: 'Prices',
    sidebar: 'Chat and prices',
    mainMenu: 'Main',
  },
  theme: { label: 'Theme', system: 'System', dark: 'Dark', light: 'Light' },
  auth: {
    logIn: {
      title: words.logIn,
      lead: 'Good to have you back.',
      submit: words.logIn,
      otherQuestion: 'New here?',
      other: words.signUp,
    },
    signUp: {
      title: words.signUp,
      lead: 'Publish, vote and talk with everybody else.',
      submit: words.signUp,
      otherQuestion: 'Already a member?',
      other: words.logIn,
    },
    email: 'Email',
    password: 'Password',
    /** Spec §2, /Auth. */
    name: words.displayName,
    username: words.username,
    referralCode: words.referralCode,
    /** Spec §2, /Auth; a hint only (§5). */
    passwordHint: 'At least eight characters including at least 1 letter and 1 number',
    /** Without the word "password", so that asking for the field by its label finds the field alone. */
    showPassword: 'Show characters',
    hidePassword: 'Hide characters',
    newsletter: 'Send me the newsletter',
    acknowledge: 'By signing up you acknowledge the',
    terms: 'terms of service',
    privacy: 'privacy policy',
    cookies: 'cookie policy',
    and: 'and',
  },
  feed: {
    /** Spec §2, the home list. */
    count: (posts: number) => `${formatNumber(posts)} Posts`,
  },
  search: {
    /** Spec §2, search. */
    loading: 'Loading suggestions...',
    /** Spec §2, search. */
    none: 'No suggestions found.',
    label: words.searchPosts,
    placeholder: words.searchPosts,
    suggestions: 'Suggestions',
    clear: 'Clear search',
  },
  notifications: {
    /** Spec §2, notification dropdown. */
    loading: 'Loading notifications...',
    /** Spec §2 and §8. */
    failed: 'Failed to load notifications.',
    /** Spec §2, notification dropdown. */
    none: 'No new notifications.',
    /** Spec §2, notification dropdown: stands before the sender. */
    from: 'from',
    /** Spec §2, notification dropdown. */
    on: (postTitle: string) => `on "${postTitle}"`,
    label: 'Notifications',
    unread: 'unread',
    more: 'Show more',
  },
  carousel: {
    label: 'Highlights',
    carousel: 'carousel',
    slide: 'slide',
    previous: words.previous,
    next: words.next,
    pause: 'Pause',
    play: 'Play',
    show: (position: number) => `Show ${position}`,
    position: (position: number, count: number) => `${position} of ${count}`,
  },
  profile: {
    /** Spec §2, profile. */
    noBio: 'No bio found.',
    /** Spec §2, profile: the stats and the value of a new member's rank. */
    xp: 'XP',
    level: words.level,
    rank: words.rank,
    newbie: 'Newbie',
    loginStreak: 'Login Streak',
    posts: 'Posts',
    comments: words.comments,
    likesGiven: 'Likes Given',
    referredBy: 'Referred by',
    usersReferred: 'Users Referred',
    nobody: 'Nobody',
    joined: 'Joined',
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    /** Spec §2, profile: the tab Profile. */
    noLink: (service: string) => `No ${service} profile linked.`,
    bio: 'Bio',
    links: words.links,
    interests: 'Interests',
    referralCode: words.referralCode,
  },
  achievements: {
    label: 'Achievements',
    /** Spec §2, profile. */
    none: 'No achievements earned yet.',
    earned: 'Earned',
  },
  tasks: {
    /** Spec §2, profile: the two sections. */
    daily: 'Daily Tasks',
    other: 'Other Tasks',
    /** Spec §2, profile. */
    none: 'No tasks available yet.',
    /** Spec §2, profile. */
    foreign: 'Viewing tasks of another user.',
    /** Spec §2, profile. */
    markDone: 'Mark Done',
    xp: (amount: number) => `+${formatNumber(amount)} XP`,
    completed: 'Completed',
    pending: 'Pending',
    open: 'Open',
    toggle: (description: string) => `Done: ${description}`,
    doneOf: (done: number, all: number) => `${done} of ${all} done`,
  },
  profileForm: {
    title: 'Account Settings',
    name: words.displayName,
    username: words.username,
    about: 'About',
    tags: words.tags,
    tagsHint: 'Separate them by commas.',
    links: words.links,
    picture: 'Picture',
    /** Spec §2, profile: the stated maximum. */
    pictureHint: 'An image of at most 5MB.',
    choosePicture: 'Choose a picture',
    changePicture: 'Change picture',
    clearPicture: 'Remove picture',
    save: 'Save',
    cancel: words.cancel,
  },
  /** The services a profile links to (spec §2, profile). */
  services: { x: 'X', telegram: 'Telegram', discord: 'Discord' },
  leaderboard: {
    /** Spec §1. */
    title: 'Top Alphas',
    sample: words.sampleData,
    loading: 'Loading Top Alphas...',
    none: 'Nobody has made it here yet. The first place is free.',
    failed: 'Top Alphas could not be loaded.',
    podium: 'The first three',
    rank: words.rank,
    alpha: 'Alpha',
    level: words.level,
    shares: 'Shares',
    reputation: 'Reputation',
    reputationUnit: 'reputation',
    hitRate: 'Hit rate',
    avgROI: 'Avg ROI',
    lastToken: 'Last token',
    place: 'Place',
    showAll: (count: number) => `Show all ${formatNumber(count)}`,
    showFewer: 'Show fewer',
    /** Spec §2 and §9. */
    levels: { gold: 'Gold', silver: 'Silver', bronze: 'Bronze' },
  },
  tag: { posts: (count: number) => counted(count, 'post', 'posts') },
  ticker: {
    /** Spec §2, category feed. */
    loading: 'Loading Crypto Data...',
    label: 'Crypto prices',
    sample: words.sampleData,
    up: 'up',
    down: 'down',
    unchanged: 'unchanged',
  },
  chat: {
    /** Spec §2, global chat. */
    title: 'Global Chat',
    /** Spec §2, global chat: the label of one's own messages. */
    you: 'You',
    message: 'Message',
    placeholder: 'Write a message',
    guestPlaceholder: 'Log in to join the conversation',
    send: words.send,
    newMessages: 'New messages',
    earlier: 'Load earlier messages',
    loading: 'Loading messages',
    failed: 'The chat could not be loaded.',
    empty: 'Nobody has said anything yet. Say hello!',
    today: 'Today',
    yesterday: 'Yesterday',
    connection: {
      online: 'Live',
      connecting: 'Connecting…',
      reconnecting: 'Reconnecting…',
      offline: 'Offline',
    },
  },
} as const;
