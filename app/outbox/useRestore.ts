import { useForum, type OutboxItem } from '@alphazone/react';
import { use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { commentDraftKey } from '../drafts/draftStore';
import { OpenChat } from '../layout/OpenChat';
import { outboxMessages } from './outboxMessages';
import { paths } from '../paths';
import { usePorts } from '../ports';
import { changePost, postDraftKey } from '../screens/CreatePost/storedPost';
import { usePostMediaOf } from '../screens/CreatePost/usePostMedia';
import { canComment } from './canComment';

export type TextItem = Exclude<OutboxItem, { kind: 'vote' | 'read' }>;

interface Place {
  key: string;
  text: string;
  path?: string;
}

function placeOf({ kind, payload }: TextItem): Place {
  if (kind === 'comment') {
    const { postId, commentBody } = payload;
    return { key: commentDraftKey(postId), text: commentBody, path: paths.post(postId) };
  }
  if (kind === 'post') {
    const { postTitle, postBody, postTags, category } = payload;
    const text = changePost('', { postTitle, postBody, postTags: postTags.join(' ') });
    return { key: postDraftKey(category), text, path: paths.createPost(category) };
  }
  return { key: 'chat', text: payload.text };
}

/**
 * Returns a function that moves an item's text and files back to their fields, unless the user keeps another draft there.
 * Resolves to false without a field for it.
 */
export function useRestore(): (item: TextItem) => Promise<boolean> {
  const { drafts, alerts, focusContent } = usePorts();
  const forum = useForum();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const mediaOf = usePostMediaOf();
  const openChat = use(OpenChat);
  return async (item) => {
    const { key, text, path } = placeOf(item);
    const owner = drafts.owner();
    const isHere = path === pathname;
    if (item.kind === 'comment' && !(await canComment(forum, item.payload.postId, isHere))) return false;
    const media = item.kind === 'post' ? mediaOf(item.payload.category) : undefined;
    // A pending upload is not in the draft yet.
    const isReplacing = drafts.read(owner, key).trim() !== '' || (media?.files().length ?? 0) > 0;
    const { replaceDraft, replace } = outboxMessages;
    if (isReplacing && !(await alerts.confirm(replaceDraft, replace))) return true;
    // Another user may have logged in while the dialog was open. Or the item has been sent.
    if (drafts.owner() !== owner || !(await forum.outbox.remove(item.key))) return true;
    drafts.write(owner, key, text);
    // Once loaded, the chat keeps its draft in its own state, but handles nothing before it is open.
    if (item.kind === 'chat') {
      forum.live.current()?.chat().send({ type: 'draft.changed', text });
      openChat();
    }
    if (item.kind === 'post') media?.restore(item.payload.mediaUrls);
    if (isHere) focusContent();
    else if (path !== undefined) await navigate(path);
    return true;
  };
}
