import type { Forum, OutboxItem } from '@alphazone/react';

import { commentDraftKey } from '../drafts/draftStore';
import type { Ports } from '../ports';
import { parsePost, postDraftKey } from '../screens/CreatePost/storedPost';

/**
 * Deletes the drafts of an account that was deleted on another device, and those that this tab was sending when its page was
 * left: the outbox sends them.
 * @param openedOn When this page was opened, in epoch milliseconds.
 */
export function dropDrafts(forum: Forum, ports: Pick<Ports, 'drafts' | 'log'>, openedOn: number): void {
  const { drafts } = ports;
  const { kept } = forum.outbox;
  const seen = new Set<string>();

  forum.session.onChange((change) => {
    if (change.type === 'session.closed' && change.reason === 'deleted') drafts.erase(change.userId);
  });

  function followOutbox() {
    kept?.current()?.actor.subscribe(({ context: { owner, entries } }) => {
      for (const entry of entries) {
        if (seen.has(entry.key) || entry.createdOn >= openedOn || owner !== drafts.owner()) continue;
        seen.add(entry.key);
        // Written by this version or an earlier one.
        if (entry.refusal === undefined) void drop(entry as typeof entry & OutboxItem, entry.owner);
      }
    });
  }

  async function drop(item: OutboxItem, owner: string) {
    if (item.kind === 'comment') {
      const key = commentDraftKey(item.payload.postId);
      if (drafts.read(owner, key).trim() === item.payload.commentBody) drafts.write(owner, key, '');
    }
    if (item.kind === 'post') {
      const { category } = item.payload;
      const key = postDraftKey(category);
      if (!isDraftOf(item, drafts.read(owner, key))) return;
      // The editor may be open, with the draft's files. And the user may type while the module loads.
      const media = await loadMedia(owner, category);
      if (!media || !isDraftOf(item, drafts.read(owner, key))) return;
      media.restore([]);
      drafts.write(owner, key, '');
    }
  }

  async function loadMedia(owner: string, category: string) {
    try {
      const { findMedia } = await import('../screens/CreatePost/usePostMedia');
      return findMedia(forum, ports, owner, category);
    } catch (error) {
      ports.log('The draft of a sent post could not be deleted.', error);
      return undefined;
    }
  }

  if (kept?.current()) followOutbox();
  else kept?.subscribe(followOutbox);
}

function isDraftOf({ payload }: Extract<OutboxItem, { kind: 'post' }>, draft: string): boolean {
  const { postTitle, postBody } = parsePost(draft);
  return postTitle.trim() === payload.postTitle && postBody.trim() === payload.postBody;
}
