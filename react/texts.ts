import type { ChatAlert } from '@alphazone/machines';

export const failedTo = (action: string) => (message: string) => `Failed to ${action}: ${message}`;

/** The texts of alerts. Replace any of them: `createForum({ texts: { unknownError: 'Hm.' } })`. */
export const texts = {
  logIn: 'Log in to do that',
  enterComment: 'Enter a comment before submitting',
  voteFailed: failedTo('vote'),
  commentFailed: failedTo('post comment'),
  deleteCommentFailed: failedTo('delete comment'),
  commentHeld:
    'Your comment is awaiting a moderator’s approval. Until then, only you and moderators can see it.',
  accountDeleted: 'Your account has been deleted.',
  sessionEnded: 'Your session has ended. Log in to go on; what you have typed is kept.',
  unknownError: 'Unknown error',
  unreachable: 'The server cannot be reached.',

  logInToChat: 'Please log in to send messages in global chat.',
  chatFailed: 'Your message could not be sent. Please try again.',
} satisfies Texts & Record<ChatAlert, string>;

export type Texts = Record<string, string | ((...values: never[]) => string)>;

/** Every text, as `createForum` takes them. */
export interface ForumTexts extends OwnTexts<typeof texts> {
  /** A failure without the server's message. @default the client's, in English */
  serverFailed?: (status: number) => string;
}

/** The shape of a set of texts, for a site's own. */
export type OwnTexts<All> = { [Name in keyof All]: All[Name] extends string ? string : All[Name] };
