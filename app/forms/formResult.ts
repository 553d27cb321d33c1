import type { ForumTexts } from '@alphazone/react';

import type { FormResult } from '../../client/rendering';
import { commentDraftKey, guestFormKey } from '../drafts/draftStore';
import { messages } from '../messages';

/** Returns the submitted text as a draft. */
export function draftOf({ form, fields, postId }: FormResult): { key: string; text: string } | undefined {
  if (form === 'comment' && postId !== undefined)
    return { key: commentDraftKey(postId), text: fields['commentBody'] ?? '' };
  if (form === 'log-in')
    return { key: guestFormKey, text: JSON.stringify({ mode: 'logIn', email: fields['email'] ?? '' }) };
  return undefined;
}

/** Returns the app's own alert where it has one, otherwise the server's message. */
export function problemOf({ form, status, message, fields, missing }: FormResult, texts: ForumTexts): string {
  if (form === 'comment' && missing.includes('commentBody')) return texts.enterComment;
  if (status !== 401) return message;
  if (form === 'comment') return messages.loginToComment;
  if (form !== 'vote') return message;
  return fields['value'] === 'downVote' ? messages.loginToDownvote : messages.loginToUpvote;
}
