import type { Session } from '@alphazone/client';

import type { Forum } from '../../forum/Forum';
import type { Mutation } from '../../forum/mutations/mutation';
import type { CreatedPost } from '../../outbox/outboxCalls';
import { requireUser } from '../../forum/mutations/requireUser';
import { editorTextsOf } from './editorTexts';
import { mutationKeys } from '../mutationKeys';
import type { MediaView } from '../postView';
import { stalePosts } from '../stalePosts';

export interface NewPost {
  postTitle: string;
  postBody: string;
  postTags: string[];
  /** Resolves with the media once all uploads have settled. */
  media: () => Promise<MediaView[]>;
  category: string;
}

export function createPost(
  forum: Forum,
  category: string,
  { result: { _id: userId, name: userPosted } }: Session,
): Mutation<NewPost, CreatedPost | undefined> {
  return {
    key: mutationKeys.create(userId, category),
    async send({ media, ...post }) {
      const body = { ...post, mediaUrls: await media(), userPosted };
      requireUser(forum, userId);
      return forum.outbox.send('post', body);
    },
    successText: (created) => (created?.hidden === 'held' ? editorTextsOf(forum.texts).postHeld : undefined),
    failureText: editorTextsOf(forum.texts).createPostFailed,
    invalidates: stalePosts,
  };
}
