/**
 * What the app itself says to people: the exact texts of the spec, by section.
 * Texts that a component always shows are in the kit.
 */
export const messages = {
  // Section 2
  loginToCreate: 'Login or signup to create a post',
  categoryMissing: 'Category not specified. Please try creating a post from a category page.',
  linkCopied: (url: string) => `Link Copied! Share this post: ${url}`,
  noPostFound: 'No post found with this ID. It might have been deleted or never existed.',
  createPost: 'Create Post',
  loading: 'Loading...',
  loadingProfile: 'Loading profile...',
  createYourOwn: 'create your own post',
  users: 'Users',
  emptyCategory: (category: string) => `No posts in the ${category} category yet. Be the first to post!`,

  // Section 5
  fillAllFields: 'Please enter all the fields and ensure a category is set.',
  loginToPublish: 'Login to create a post',
  uploadFailed: (file: string) => `Failed to upload ${file}. See console for details.`,
  loginToUpvote: 'Login or Signup to upvote a post',
  loginToDownvote: 'Login or Signup to downvote a post',
  loginToComment: 'Login or Signup to post a comment',
  enterComment: 'Enter a comment before submitting',
  confirmDeletePost: 'Are you sure you want to delete this post? This action cannot be undone.',
  confirmDeleteComment: 'Are you sure you want to delete this comment? This action cannot be undone.',

  // Section 8
  createPostFailed: (message: string) => `Failed to create post: ${message}`,
  deletePostFailed: (message: string) => `Failed to delete post: ${message}`,
  voteFailed: (message: string) => `Failed to vote: ${message}`,
  commentFailed: (message: string) => `Failed to post comment: ${message}`,
  deleteCommentFailed: (message: string) => `Failed to delete comment: ${message}`,
  pinFailed: (message: string) => `Failed to toggle pin: ${message}`,
  boostFailed: (message: string) => `Failed to boost upvotes: ${message}`,
  unknownError: 'Unknown error',

  // Where the spec gives no text
  logIn: 'Log in',
  signUp: 'Sign up',
  offline: 'You are offline. What you see may be out of date.',
  screenFailed: 'Something went wrong on this page.',
  goHome: 'Go to the home page',
  pageNotFound: 'Page not found',
  nothingHere: 'There is nothing at this address.',
  boostAmount: 'Enter a whole number from 1 to 10000.',
  postsFailed: (reason: string) => `The posts could not be loaded. ${reason}`,
  postFailed: (reason: string) => `The post could not be loaded. ${reason}`,
  usersFailed: (reason: string) => `The users could not be loaded. ${reason}`,
  profileFailed: (reason: string) => `The profile could not be loaded. ${reason}`,
  noPosts: 'No posts yet. Be the first to post!',
  noPostsBy: (name: string) => `${name} has not posted anything yet.`,
  noUsers: 'Nobody has joined yet.',
  noProfile: 'There is no user with this ID.',
  nothingFound: (text: string) => `No post has “${text}” in its title.`,
  homeTitle: 'All zones',
  allPosts: 'All posts',
  postsOf: (name: string) => `Posts in ${name}`,
  postsBy: (name: string) => `Posts by ${name}`,
  searchResults: (text: string) => `Results for “${text}”`,
  post: 'Post',
  postNotFound: 'Post not found',
  profile: 'Profile',
  otherPosts: 'See other posts tagged',
  or: 'or',
  notUploaded: 'Not uploaded',
  linkNotCopied: (url: string) => `This browser did not let us copy the link. Share this post: ${url}`,
} as const;
