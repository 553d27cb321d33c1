import type { PostDraft } from '@alphazone/ui';

import { draftFields } from '../../drafts/draftFields';

/** A post as its draft keeps it, text and files together, so that two posts never mix. */
interface KeptPost extends PostDraft {
  /** The uploaded files, as `createPostMedia` keeps them. */
  media: string;
}

const nothing: KeptPost = { postTitle: '', postBody: '', postTags: '', media: '' };

/** The draft key of a post in a category. */
export const postKey = (category: string) => `post ${category}`;

/** The post in a draft. */
export const readPost = (kept: string): KeptPost => ({ ...nothing, ...draftFields(kept) });

/** Returns the draft with changes; empty text when every field is empty. */
export function changePost(kept: string, change: Partial<KeptPost>): string {
  const post = { ...readPost(kept), ...change };
  return Object.values(post).every((field) => field === '') ? '' : JSON.stringify(post);
}

/** Returns the draft after `sent` was published: without its text, unless that has changed since. */
export function forgetSent(kept: string, sent: PostDraft): string {
  const { media, ...typed } = readPost(kept);
  const isSent =
    typed.postTitle === sent.postTitle &&
    typed.postBody === sent.postBody &&
    typed.postTags === sent.postTags;
  return isSent ? changePost('', { media }) : kept;
}
