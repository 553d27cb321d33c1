/** Texts that most pages share; accounts, uploads and administration have their own. Texts shared with the kit are in its catalogue: `useMessages()`. */
export const messages = {
  loginToCreate: 'Login or signup to create a post',
  linkCopied: (url: string) => `Link Copied! Share this post: ${url}`,
  loading: 'Loading...',
  emptyCategory: (category: string) => `No posts in the ${category} category yet. Be the first to post!`,

  loginToUpvote: 'Login or Signup to upvote a post',
  loginToDownvote: 'Login or Signup to downvote a post',
  loginToComment: 'Login or Signup to post a comment',

  filters: {
    blocked: 'Blocked member.',
    muted: (word: string) => `Contains “${word}”, which you have muted.`,
    hidden: 'Post hidden.',
    eachHidden: 'You have hidden every post here. Account Settings shows them again.',
    undo: 'Undo',
    moreAbout: (subject: string) => `More about “${subject}”`,
    moreAboutMember: (name: string) => `More about ${name}`,
    hidePost: 'Hide post',
  },

  administration: 'Administration',
  failed: 'Something went wrong',
  screenFailed: 'Something went wrong on this page.',
  partFailed: 'This could not be loaded. Reload the page?',
  reload: 'Reload',
  goHome: 'Go to the home page',
  postsFailed: (reason: string) => `The posts could not be loaded. ${reason}`,
  emptyPage: 'This page is empty.',
  noPosts: 'No posts yet. Be the first to post!',
  report: 'Report…',
  reportPicture: (number?: number) =>
    number === undefined ? 'Report the picture…' : `Report picture ${number}…`,
  nothingFound: (text: string) => `No post matches “${text}”.`,
  /** Feed of posts, for feed readers. */
  rssFeed: 'RSS feed',
  postsOf: (name: string) => `Posts in ${name}`,
  linkNotCopied: (url: string) => `This browser did not let us copy the link. Share this post: ${url}`,
} as const;
