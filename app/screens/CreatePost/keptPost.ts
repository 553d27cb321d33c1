import type { PostDraft } from '@alphazone/ui';

import { draftFields } from '../../drafts/draftFields';

/** A post that somebody is writing, as its draft keeps it: one whole with its files, so that two are never mixed. */
interface KeptPost extends PostDraft {
  /** The uploaded files, as `createPostMedia` keeps them. */
  media: string;
}

const nothing: KeptPost = { postTitle: '', postBody: '', postTags: '', media: '' };

/** Under which name a post in a category is kept. */
export const postKey = (category: string) => `post ${category}`;

/** The post in a draft. */
export const readPost = (kept: string): KeptPost => ({ ...nothing, ...draftFields(kept) });

/** The draft with something of its post changed; empty when nothing is left of it. */
export function changePost(kept: string, change: Partial<KeptPost>): string {
  const post = { ...readPost(kept), ...change };
  return Object.values(post).every((field) => field === '') ? '' : JSON.stringify(post);
}

/** The draft once this is published: its files only, unless something else was typed since. */
export function forgetSent(kept: string, sent: PostDraft): string {
  const { media, ...typed } = readPost(kept);
  const isSent =
    typed.postTitle === sent.postTitle &&
    typed.postBody === sent.postBody &&
    typed.postTags === sent.postTags;
  return isSent ? changePost('', { media }) : kept;
}
