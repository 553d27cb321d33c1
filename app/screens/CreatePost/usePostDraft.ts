import type { PostDraft } from '@alphazone/ui';
import { useCallback } from 'react';

import { useDraft } from '../../drafts/useDraft';
import { changePost, clearSent, postDraftKey, parsePost } from './storedPost';

export function usePostDraft(category: string) {
  const { text, setText } = useDraft(postDraftKey(category));
  const { postTitle, postBody, postTags } = parsePost(text);

  return {
    draft: { postTitle, postBody, postTags },
    setDraft: useCallback((draft: PostDraft) => setText((current) => changePost(current, draft)), [setText]),
    forget: useCallback((sent: PostDraft) => setText((current) => clearSent(current, sent)), [setText]),
  };
}
