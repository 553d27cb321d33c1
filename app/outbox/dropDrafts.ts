import type { Forum, OutboxItem } from '@alphazone/react';

import type { Ports } from '../ports';
import { parsePost, postDraftKey } from '../screens/CreatePost/storedPost';
import { commentDraftKey } from '../drafts/draftStore';

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
        if (entry.refusal === undefined) drop(entry as unknown as OutboxItem, entry.owner);
      }
    });
  }

  function drop(item: OutboxItem, owner: string) {
    if (item.kind === 'comment') {
      const key = commentDraftKey(item.payload.postId);
      if (drafts.read(owner, key).trim() === item.payload.commentBody) drafts.write(owner, key, '');
    }
    if (item.kind === 'post') {
      const key = postDraftKey(item.payload.category);
      const draft = parsePost(drafts.read(owner, key));
      const isSame =
        draft.postTitle.trim() === item.payload.postTitle && draft.postBody.trim() === item.payload.postBody;
      if (isSame) void dropPost(owner, item.payload.category, key);
    }
  }

  /** The editor may be open, with the files of the draft. */
  async function dropPost(owner: string, category: string, key: string) {
    try {
      const { findMedia } = await import('../screens/CreatePost/usePostMedia');
      findMedia(forum, ports, owner, category).restore([]);
    } catch (error) {
      ports.log('The files of a draft could not be removed.', error);
    }
    drafts.write(owner, key, '');
  }

  if (kept?.current()) followOutbox();
  else kept?.subscribe(followOutbox);
}
