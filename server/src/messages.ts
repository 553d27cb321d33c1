import { kinds, titles } from '@alphazone/client/kinds';
import { limits } from '@alphazone/client/limits';

import type { DecisionKind } from './database/tables';

const listTypes = (family: 'video' | 'audio' | 'image') =>
  new Intl.ListFormat('en-GB').format(
    kinds.mediaType.filter((type) => type.startsWith(`${family}/`)).map((type) => titles.mediaType[type]),
  );

export const messages = {
  loginNeeded: 'Log in to continue.',
  emailTaken: 'This e-mail address is taken.',
  usernameTaken: 'This username is taken.',
  unknownReferralCode: 'is not the code of any member. Leave it empty if you have none.',
  wrongCredentials: 'The e-mail address or the password is wrong.',
  nothingHere: 'There is nothing at this address.',
  internal: 'Something went wrong on the server. Try again later.',
  busy: 'The server is busy. Nothing was changed. Try again in a few seconds.',
  badJson: 'The body is not valid JSON.',
  bodyNeeded: 'The request needs a body.',
  badRequest: 'The request cannot be understood.',
  headersTooLarge: 'The address or the headers of the request are too long.',
  requestTooSlow: 'The request took too long to arrive.',
  badForm: 'The form cannot be read: it is malformed or breaks off.',
  badRange: 'The file has no such part.',
  bodyTooLarge: 'The request is too large.',
  bodyType: (types: readonly string[]) => `Send the body as ${types.join(' or ')}.`,
  bodyNotExpected: 'This request takes no body.',
  badText: 'contains a character that cannot be stored.',
  listPending:
    'Another complete list is being sent to you. Wait until it has arrived, or ask for pages with limit.',
  cursorNeedsLimit: 'works only together with limit.',
  notYou: 'The userId is not yours. Log in again.',
  noUser: 'There is no user with this id.',
  noPost: 'There is no post with this id.',
  noComment: 'There is no comment with this id on this post.',
  onlyOwnProfile: 'You can change only your own profile.',
  onlyOwnTasks: 'You can only toggle your own tasks!',
  noTask: 'There is no task with this id.',
  automaticTask: (description: string) => `This task completes by itself: ${description}.`,
  onlyOwnAccount: 'This account is not yours.',
  wrongPassword: 'The password is wrong.',
  loggedOut: 'Logged out.',
  noSession: 'This session has already ended.',
  loggedOutEverywhere: 'Logged out on every device.',
  accountDeleted: 'Account deleted.',
  adminStays:
    'The administrator cannot be deleted. Make somebody else the administrator first (ADMIN_USER_ID).',
  deletedMember: 'Deleted member',
  onlyAuthorDeletesPost: 'Only the author can delete this post.',
  onlyAuthorDeletesComment: 'Only the author can delete this comment.',
  onlyAdminPins: 'Only the administrator can pin posts.',
  onlyAdminBoosts: 'Only the administrator can boost posts.',
  boostFull: (boost: number, max: number) =>
    `A post's boost can be at most ${max}. This post has ${boost}, so at most ${max - boost} can be added.`,
  postDeleted: 'Post deleted.',
  commentDeleted: 'Comment deleted.',
  blockedOneself: 'You cannot block yourself.',
  tooManyBlocked: `You can block at most ${limits.blockedMembers.maxItems.toLocaleString('en')} members. Unblock one first.`,
  notificationsRead: 'Notifications marked as read.',
  /** The app appends ` from {sender}` and ` on "{post title}"`. */
  notification: {
    mention: 'New mention',
    reply: 'New comment',
    newPost: 'New post',
    vote: 'New vote',
    votes: (newest: string, others: number) =>
      `${newest} and ${others} ${others === 1 ? 'other' : 'others'} voted`,
    level: (level: string) => `You reached level ${level}`,
    achievement: (name: string) => `You earned the achievement "${name}"`,
    decision: {
      keep: 'Moderators looked at what you wrote and kept it',
      approve: 'Moderators approved what you wrote',
      remove: 'Moderators removed what you wrote',
      lock: 'Moderators locked the comments of your post',
      move: 'Moderators moved your post to another zone',
      'edit tags': 'Moderators changed the tags of your post',
      warn: 'Moderators sent you a warning',
      silence: 'Moderators paused your writing',
      ban: 'Moderators closed your account to you',
      'end sessions': 'Moderators logged you out everywhere',
    } satisfies Record<DecisionKind, string>,
  },
  fileTooLarge: (megabytes: number) => `A file can be at most ${megabytes} MB.`,
  pictureTooLarge: (megabytes: number) => `A picture can be at most ${megabytes} MB.`,
  tooManyPixels: (megapixels: number) =>
    `A picture can have at most ${megapixels} megapixels, all frames of an animation counted.`,
  tooManyFrames: (frames: number) => `An animation can have at most ${frames.toLocaleString('en')} frames.`,
  slowPicture: 'The picture takes too long to process. Make it smaller.',
  brokenPicture: 'The picture cannot be read: it is damaged, or not what it begins as.',
  picturesBusy: 'Too many pictures are arriving at once. Try again in a moment.',
  mediaAway: 'Files cannot be stored or read at the moment. Try again in a moment.',
  fileKind: `This kind of file is not allowed. Allowed are ${listTypes('video')} videos, ${listTypes('audio')} sound, and ${listTypes('image')} images.`,
  pictureKind: `The picture must be one of these images: ${listTypes('image')}.`,
  oneFile: 'Send one file in the field "file".',
  oneFileOnly: 'must be one file.',
  pricesUnavailable: 'Coin prices are not available at present.',
  metricsTokenNeeded: 'Send METRICS_TOKEN as a bearer token.',
  metricsRefused:
    'Without METRICS_TOKEN the metrics are only for callers on the same machine, without a proxy.',
  notReady: 'The database cannot be reached.',
  notMigrated: 'The database is not up to date.',
} as const;
