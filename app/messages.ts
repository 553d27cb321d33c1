import { limits } from '@alphazone/client/limits';
import type { AuthAlert, ChatAlert, TaskAlert } from '@alphazone/machines';
import { formatNumber } from '@alphazone/ui';

import { mediaExtensions, pictureExtensions } from './api/uploads/acceptedFiles';

/** Texts of the app. Texts shared with the kit are in its catalogue: `useMessages()`. */
export const messages = {
  loginToCreate: 'Login or signup to create a post',
  categoryMissing: 'Category not specified. Please try creating a post from a category page.',
  linkCopied: (url: string) => `Link Copied! Share this post: ${url}`,
  noPostFound: 'No post found with this ID. It might have been deleted or never existed.',
  loading: 'Loading...',
  loadingProfile: 'Loading profile...',
  createOwnPost: 'create your own post',
  users: 'Users',
  selectUser: 'Select a user to start chatting.',
  tagsDescription:
    'A tag is a keyword or label that categorises a post with similar ones. The right tags help others to find your post and to comment on it.',
  profileTabsLabel: 'What to see of the profile',
  emptyCategory: (category: string) => `No posts in the ${category} category yet. Be the first to post!`,

  fillAllFields: 'Please enter all the fields and ensure a category is set.',
  loginToPublish: 'Login to create a post',
  uploadFailed: (file: string) => `Failed to upload ${file}. See console for details.`,
  loginToUpvote: 'Login or Signup to upvote a post',
  loginToDownvote: 'Login or Signup to downvote a post',
  loginToComment: 'Login or Signup to post a comment',
  enterComment: 'Enter a comment before submitting',
  confirmDeletePost: 'Are you sure you want to delete this post? This action cannot be undone.',
  confirmDeleteComment: 'Are you sure you want to delete this comment? This action cannot be undone.',

  profileUpdated: 'Profile updated successfully!',
  taskCompleted: (message: string, xp: number) => `${message} You gained ${xp} XP!`,
  profileUpdateFailed: 'Failed to update profile.',
  profileUpdateEmpty: 'Profile update failed. Please try again.',
  profileUpdateError: (message: string) => `Error: ${message}`,
  unexpectedError: 'An unexpected error occurred.',
  createPostFailed: (message: string) => `Failed to create post: ${message}`,
  deletePostFailed: (message: string) => `Failed to delete post: ${message}`,
  voteFailed: (message: string) => `Failed to vote: ${message}`,
  commentFailed: (message: string) => `Failed to post comment: ${message}`,
  deleteCommentFailed: (message: string) => `Failed to delete comment: ${message}`,
  pinFailed: (message: string) => `Failed to toggle pin: ${message}`,
  boostFailed: (message: string) => `Failed to boost upvotes: ${message}`,
  unknownError: 'Unknown error',

  alerts: {
    emailAndPasswordMissing: 'Enter email and password',
    nameMissing: 'Enter a name to continue',
    usernameMissing: 'Enter a username to continue',
    /** Not in the spec, which only covers both being empty. */
    emailMissing: 'Enter an email to continue',
    /** Not in the spec. */
    passwordMissing: 'Enter a password to continue',
    logInFailed: 'Login failed. Please check your credentials.',
    signUpFailed: 'Signup failed. Please try again.',
    logInToChat: 'Please log in to send messages in global chat.',
    /** Not in the spec. */
    chatFailed: 'Your message could not be sent. Please try again.',
    taskNotYours: 'You can only toggle your own tasks!',
    taskUpdated: 'Task status updated!',
    taskUpdateFailed: 'Failed to update task.',
    taskCompletionFailed: (reason: string) => `Failed to complete task: ${reason}`,
  } satisfies Record<AuthAlert | ChatAlert | TaskAlert, string | ((reason: string) => string)>,

  // Not in the spec
  filesRefused: (files: readonly string[]) =>
    `Failed to add ${files.join(', ')}: this kind of file is not allowed. Allowed are ${mediaExtensions.video} videos, ${mediaExtensions.audio} sound, and ${mediaExtensions.image} images.`,
  pictureRefused: (file: string) =>
    `Failed to add ${file}: a profile picture must be a ${pictureExtensions} image.`,
  offline: 'You are offline. What you see may be out of date.',
  sessionEnded: 'Your session has ended. Log in to go on; what you have typed is kept.',
  failed: 'Something went wrong',
  screenFailed: 'Something went wrong on this page.',
  directMessages: 'Messages',
  seeUsers: 'See all users',
  goHome: 'Go to the home page',
  pageNotFound: 'Page not found',
  nothingAtAddress: 'There is nothing at this address.',
  boostAmount: `Enter a whole number from ${limits.boostAmount.minimum} to ${limits.boostAmount.maximum}.`,
  postsFailed: (reason: string) => `The posts could not be loaded. ${reason}`,
  postFailed: (reason: string) => `The post could not be loaded. ${reason}`,
  userCount: (count: number) => `${formatNumber(count)} ${count === 1 ? 'user' : 'users'}`,
  loadingUsers: 'Loading users...',
  usersFailed: (reason: string) => `The users could not be loaded. ${reason}`,
  profileFailed: (reason: string) => `The profile could not be loaded. ${reason}`,
  noPosts: 'No posts yet. Be the first to post!',
  noPostsBy: (name: string) => `${name} has not posted anything yet.`,
  noUsers: 'Nobody has joined yet.',
  noProfile: 'There is no user with this ID.',
  deletedUser: 'This member has left. The profile is gone; what was posted stays.',
  account: {
    password: {
      about: 'A change logs you out on every other device.',
      old: 'Current password',
      new: 'New password',
      submit: 'Change password',
      missing: 'Enter your current password and a new one.',
      done: 'Your password has been changed. Every other device is logged out.',
    },
    devices: {
      title: 'Devices',
      about: 'If you have lost a device, or used one that is not yours.',
      submit: 'Log out everywhere',
      confirm: 'Log out on every device, on this one too?',
    },
    data: {
      title: 'Your data',
      about:
        'A file with everything that is stored about you: profile, posts, comments, votes, chat and more.',
      submit: 'Download my data',
    },
    deletion: {
      title: 'Delete account',
      about:
        'Your name, e-mail address, username, picture, profile and XP go at once and cannot be brought back. Your posts, comments, votes and chat messages stay under the name “Deleted member”, unless you have them deleted too.',
      open: 'Delete my account',
      password: 'Your password',
      everything: 'Delete my posts, comments, votes and chat messages too',
      submit: 'Delete for good',
      cancel: 'Keep my account',
      missing: 'Enter your password.',
    },
  },
  codeNotCopied: (code: string) => `This browser did not let us copy. Select it and copy it by hand: ${code}`,
  nothingFound: (text: string) => `No post has “${text}” in its title.`,
  homeTitle: 'All zones',
  allPosts: 'All posts',
  generalFeed: 'General feed',
  generalFeedDescription: 'Who is trusted most, and the posts of every zone.',
  postsOf: (name: string) => `Posts in ${name}`,
  postsBy: (name: string) => `Posts by ${name}`,
  postsTagged: (tag: string) => `Posts tagged “${tag}”`,
  tagUse: {
    only: (zone: string) => `Used in ${zone}.`,
    mostly: (zone: string) => `Used mostly in ${zone}.`,
    among: (zone: string) => `Used in several zones, ${zone} among them.`,
  },
  /** Shown while no post has a tag. */
  placeholderTag: {
    tagName: 'example',
    tagDesc: 'No post has a tag yet. Those of the first post come here.',
  },
  loadingTags: 'Loading tags...',
  moreTags: 'Show more tags',
  tagsFailed: (reason: string) => `The tags could not be loaded. ${reason}`,
  allTags: 'All tags',
  nothingTagged: (tag: string) => `No post has the tag “${tag}”.`,
  banners: {
    crypto: { title: 'Everything at once', text: 'Top Alphas, and the posts of every zone.' },
    users: { title: 'Find your people', text: 'Everybody here, in one list.' },
    tags: { title: 'Follow a thread', text: 'Find posts by what they are about.' },
  },
  searchResults: (text: string) => `Results for “${text}”`,
  post: 'Post',
  postNotFound: 'Post not found',
  otherTaggedPosts: 'See other posts tagged',
  or: 'or',
  adminTools: (title: string) => `Administrator, ${title}`,
  notUploaded: 'Not uploaded',
  linkNotCopied: (url: string) => `This browser did not let us copy the link. Share this post: ${url}`,
} as const;
