import { useForum, type OutboxItem } from '@alphazone/react';
import { useNavigate } from 'react-router-dom';

import { outboxMessages } from './outboxMessages';
import { paths } from '../paths';
import { usePorts } from '../ports';
import { changePost, postDraftKey } from '../screens/CreatePost/storedPost';
import { usePostMediaOf } from '../screens/CreatePost/usePostMedia';

interface Place {
  key: string;
  text: string;
  path?: string;
}

function placeOf({ kind, payload }: OutboxItem): Place | undefined {
  if (kind === 'comment') {
    return { key: `comment ${payload.postId}`, text: payload.commentBody, path: paths.post(payload.postId) };
  }
  if (kind === 'post') {
    const { postTitle, postBody, postTags, category } = payload;
    const text = changePost('', { postTitle, postBody, postTags: postTags.join(' ') });
    return { key: postDraftKey(category), text, path: paths.createPost(category) };
  }
  return kind === 'chat' ? { key: 'chat', text: payload.text } : undefined;
}

/** Returns a function that restores a refused text and its files to their fields. Undefined for items without text. */
export function useEditRefused(): (item: OutboxItem) => (() => Promise<void>) | undefined {
  const { drafts, alerts } = usePorts();
  const forum = useForum();
  const navigate = useNavigate();
  const mediaOf = usePostMediaOf();
  return (item) => {
    const place = placeOf(item);
    if (!place) return undefined;
    const { key, text, path } = place;
    return async () => {
      const owner = drafts.owner();
      const media = item.kind === 'post' ? mediaOf(item.payload.category) : undefined;
      // A pending upload is not in the draft yet.
      const isReplacing = drafts.read(owner, key).trim() !== '' || (media?.files().length ?? 0) > 0;
      const { replaceDraft, replace } = outboxMessages;
      if (isReplacing && !(await alerts.confirm(replaceDraft, replace))) return;
      // Another user may have logged in while the dialog was open.
      if (drafts.owner() !== owner) return;
      const live = forum.live.current();
      // Once loaded, the chat keeps its draft in its own state.
      if (item.kind === 'chat' && live) live.chat().send({ type: 'draft.changed', text });
      else drafts.write(owner, key, text);
      if (item.kind === 'post') media?.restore(item.payload.mediaUrls);
      forum.outbox.remove(item.key);
      if (path !== undefined) await navigate(path);
    };
  };
}
