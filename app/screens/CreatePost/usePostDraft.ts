import type { PostDraft } from '@alphazone/ui';
import { useCallback } from 'react';

import { useDraft } from '../../drafts/useDraft';
import { changePost, forgetSent, postKey, readPost } from './keptPost';

/** The draft of the user's post in a category. */
export function usePostDraft(category: string) {
  const { text, setText } = useDraft(postKey(category));
  const { postTitle, postBody, postTags } = readPost(text);

  return {
    draft: { postTitle, postBody, postTags },
    setDraft: useCallback((draft: PostDraft) => setText((kept) => changePost(kept, draft)), [setText]),
    forget: useCallback((sent: PostDraft) => setText((kept) => forgetSent(kept, sent)), [setText]),
  };
}
