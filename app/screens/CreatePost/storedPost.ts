import type { PostDraft } from '@alphazone/ui';

import { draftFields } from '../../drafts/draftFields';

/** A stored draft: text and files in one value, so that two posts never mix. */
interface StoredPost extends PostDraft {
  media: string;
}

const emptyPost: StoredPost = { postTitle: '', postBody: '', postTags: '', media: '' };

export const postDraftKey = (category: string) => `post ${category}`;

export const parsePost = (stored: string): StoredPost => ({ ...emptyPost, ...draftFields(stored) });

export function changePost(stored: string, change: Partial<StoredPost>): string {
  const post = { ...parsePost(stored), ...change };
  return Object.values(post).every((field) => field === '') ? '' : JSON.stringify(post);
}

/** Keeps text that has changed since. */
export function clearSent(stored: string, sent: PostDraft): string {
  const { media, ...typed } = parsePost(stored);
  const isSent =
    typed.postTitle === sent.postTitle &&
    typed.postBody === sent.postBody &&
    typed.postTags === sent.postTags;
  return isSent ? changePost('', { media }) : stored;
}
