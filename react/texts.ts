import type { AuthAlert, ChatAlert, TaskAlert } from '@alphazone/machines';

export const failedTo = (action: string) => (message: string) => `Failed to ${action}: ${message}`;

/** The texts of alerts. Replace any of them: `createForum({ texts: { unknownError: 'Hm.' } })`. */
export const texts = {
  logIn: 'Log in to do that',
  enterComment: 'Enter a comment before submitting',
  voteFailed: failedTo('vote'),
  commentFailed: failedTo('post comment'),
  deleteCommentFailed: failedTo('delete comment'),
  commentHeld: 'Your comment waits for the approval of a moderator. Until then others do not see it.',
  accountDeleted: 'Your account has been deleted.',
  sessionEnded: 'Your session has ended. Log in to go on; what you have typed is kept.',
  unknownError: 'Unknown error',
  waitedTooLong: 'It waited for a connection for six days, so it was not sent.',

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
  taskCompletionFailed: failedTo('complete task'),
} satisfies Texts & Record<AlertCode, Texts[string]>;

/** Texts of the post editor. Separate, because not every site has one. */
export const editorTexts = {
  createPostFailed: (message: string) => `Failed to create post: ${message}`,
  postHeld: 'Your post waits for the approval of a moderator. Until then others do not see it.',
  postIncomplete: 'Please enter all the fields and ensure a category is set.',
  uploadFailed: (file: string) => `Failed to upload ${file}. See console for details.`,
  notUploaded: 'Not uploaded',
  filesRefused: (files: readonly string[]) =>
    `Failed to add ${files.join(', ')}: this kind of file is not allowed.`,
  filesMissing: (files: readonly string[]) =>
    `${files.join(', ')} could not be uploaded. Try again, or remove what is not uploaded.`,
} satisfies Texts;

export type Texts = Record<string, string | ((...values: never[]) => string)>;

export type AlertCode = AuthAlert | ChatAlert | TaskAlert;

/** Every text, as `createForum` takes them. */
export type ForumTexts = Own<typeof texts>;

export type EditorTexts = Own<typeof editorTexts>;

export type Own<All> = { [Name in keyof All]: All[Name] extends string ? string : All[Name] };

/** The texts of the post editor, with the site's overrides. */
export const editorTextsOf = (own: Partial<EditorTexts>): EditorTexts => ({ ...editorTexts, ...own });

/** The text of a machine's alert. */
export function alertText(own: ForumTexts, { code, reason }: { code: AlertCode; reason?: string }): string {
  const text = own[code];
  return typeof text === 'function' ? text(reason ?? own.unknownError) : (reason ?? text);
}
