import type { LogInChallenge } from '@alphazone/machines';
import type { ForumTexts } from '@alphazone/react';

import { commentDraftKey, guestFormKey } from '../drafts/draftStore';
import { messages } from '../messages';

export type FormName = 'log-in' | 'code' | 'log-out' | 'vote' | 'comment';

/** Why the server refused a form that was sent without scripts. It shows the form's page again, with this. */
export interface FormResult {
  form: FormName;
  /** Path and query of the page with the form. The browser is at another address. */
  page: string;
  /** Of the response. */
  status: number;
  message: string;
  /** What was sent, without secrets. */
  fields: Readonly<Record<string, string>>;
  /** Names of blank fields. */
  missing: readonly string[];
  /** The post that the form is about. */
  postId?: string;
  challenge?: LogInChallenge;
}

/** What was typed, as the draft of its field. */
export function draftOf({ form, fields, postId }: FormResult): { key: string; text: string } | undefined {
  if (form === 'comment' && postId !== undefined)
    return { key: commentDraftKey(postId), text: fields['commentBody'] ?? '' };
  if (form === 'log-in')
    return { key: guestFormKey, text: JSON.stringify({ mode: 'logIn', email: fields['email'] ?? '' }) };
  return undefined;
}

/** The texts of the app's own alerts where it has one. */
export function problemOf({ form, status, message, fields, missing }: FormResult, texts: ForumTexts): string {
  if (form === 'comment' && missing.includes('commentBody')) return texts.enterComment;
  if (form === 'code' && missing.includes('code')) return texts.codeMissing;
  if (form === 'log-in' && missing.length > 0)
    return missing.length > 1
      ? texts.emailAndPasswordMissing
      : missing.includes('email')
        ? texts.emailMissing
        : texts.passwordMissing;
  if (status !== 401) return message;
  if (form === 'comment') return messages.loginToComment;
  if (form !== 'vote') return message;
  return fields['value'] === 'downVote' ? messages.loginToDownvote : messages.loginToUpvote;
}
