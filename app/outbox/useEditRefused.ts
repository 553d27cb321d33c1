import { useForum, type OutboxItem } from '@alphazone/react';
import { useNavigate } from 'react-router-dom';

import { useDraftOwner } from '../drafts/useDraft';
import { outboxMessages } from './outboxMessages';
import { paths } from '../paths';
import { usePorts } from '../ports';
import { changePost, postDraftKey } from '../screens/CreatePost/storedPost';

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

/** Returns a function that puts a refused text back into its field, undefined for what has no text. */
export function useEditRefused(): (item: OutboxItem) => (() => Promise<void>) | undefined {
  const { drafts, alerts } = usePorts();
  const owner = useDraftOwner();
  const forum = useForum();
  const navigate = useNavigate();
  return (item) => {
    const place = placeOf(item);
    if (!place) return undefined;
    const { key, text, path } = place;
    return async () => {
      const isReplacing = drafts.read(owner, key).trim() !== '';
      const { replaceDraft, replace } = outboxMessages;
      if (isReplacing && !(await alerts.confirm(replaceDraft, replace))) return;
      if (item.kind === 'chat') forum.chat().send({ type: 'draft.changed', text });
      else drafts.write(owner, key, text);
      forum.outbox.remove(item.key);
      if (path !== undefined) await navigate(path);
    };
  };
}
