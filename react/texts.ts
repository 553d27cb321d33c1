import { limits } from '@alphazone/client/limits';
import type { AuthAlert, ChatAlert, TaskAlert } from '@alphazone/machines';

const { minimum, maximum } = limits.boostAmount;

/** The texts of alerts. Replace any of them: `createForum({ texts: { unknownError: 'Hm.' } })`. */
export const texts = {
  logIn: 'Log in to do that',
  enterComment: 'Enter a comment before submitting',
  voteFailed: (message: string) => `Failed to vote: ${message}`,
  commentFailed: (message: string) => `Failed to post comment: ${message}`,
  deleteCommentFailed: (message: string) => `Failed to delete comment: ${message}`,
  postIncomplete: 'Please enter all the fields and ensure a category is set.',
  uploadFailed: (file: string) => `Failed to upload ${file}. See console for details.`,
  notUploaded: 'Not uploaded',
  filesRefused: (files: readonly string[]) =>
    `Failed to add ${files.join(', ')}: this kind of file is not allowed.`,
  commentHeld: 'Your comment waits for the approval of a moderator. Until then others do not see it.',
  postHeld: 'Your post waits for the approval of a moderator. Until then others do not see it.',
  createPostFailed: (message: string) => `Failed to create post: ${message}`,
  deletePostFailed: (message: string) => `Failed to delete post: ${message}`,
  pinFailed: (message: string) => `Failed to toggle pin: ${message}`,
  boostFailed: (message: string) => `Failed to boost upvotes: ${message}`,
  restoreFailed: (message: string) => `Failed to restore: ${message}`,
  boostAmount: `Enter a whole number from ${minimum} to ${maximum}.`,
  filtersFailed: (message: string) => `Your filters could not be saved: ${message}`,
  profileUpdated: 'Profile updated successfully!',
  taskCompleted: (message: string, xp: number) => `${message} You gained ${xp} XP!`,
  profileUpdateFailed: 'Failed to update profile.',
  profileUpdateEmpty: 'Profile update failed. Please try again.',
  profileUpdateError: (message: string) => `Error: ${message}`,
  passwordChanged: 'Your password has been changed. Every other device is logged out.',
  sessionEnded: 'Your session has ended. Log in to go on; what you have typed is kept.',
  unexpectedError: 'An unexpected error occurred.',
  unknownError: 'Unknown error',

  emailAndPasswordMissing: 'Enter email and password',
  nameMissing: 'Enter a name to continue',
  usernameMissing: 'Enter a username to continue',
  /** The spec only covers both being empty. */
  emailMissing: 'Enter an email to continue',
  passwordMissing: 'Enter a password to continue',
  logInFailed: 'Login failed. Please check your credentials.',
  signUpFailed: 'Signup failed. Please try again.',
  codeMissing: 'Enter the code to continue',
  codeRefused: 'The code could not be checked. Please try again.',
  passkeyFailed: 'The passkey could not be used. Please try again.',
  logInToChat: 'Please log in to send messages in global chat.',
  chatFailed: 'Your message could not be sent. Please try again.',
  taskNotYours: 'You can only toggle your own tasks!',
  taskUpdated: 'Task status updated!',
  taskUpdateFailed: 'Failed to update task.',
  taskCompletionFailed: (message: string) => `Failed to complete task: ${message}`,
} satisfies Texts & Record<AlertCode, Texts[string]>;

type Texts = Record<string, string | ((...values: never[]) => string)>;

export type AlertCode = AuthAlert | ChatAlert | TaskAlert;

/** Every text, as `createForum` takes them. */
export type ForumTexts = {
  [Name in keyof typeof texts]: (typeof texts)[Name] extends string ? string : (typeof texts)[Name];
};

/** The text of a machine's alert. */
export function alertText(own: ForumTexts, { code, reason }: { code: AlertCode; reason?: string }): string {
  const text = own[code];
  return typeof text === 'function' ? text(reason ?? own.unknownError) : (reason ?? text);
}
