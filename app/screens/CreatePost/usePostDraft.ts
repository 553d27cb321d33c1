import type { PostDraft } from '@alphazone/ui';
import { useCallback } from 'react';

import { useDraft } from '../../drafts/useDraft';

/** What somebody is writing in a category. It is kept like every draft, and forgotten once it is published. */
export function usePostDraft(category: string) {
  const { text: postTitle, setText: setTitle, forget: forgetTitle } = useDraft(`post ${category} title`);
  const { text: postBody, setText: setBody, forget: forgetBody } = useDraft(`post ${category} body`);
  const { text: postTags, setText: setTags, forget: forgetTags } = useDraft(`post ${category} tags`);

  return {
    draft: { postTitle, postBody, postTags },
    setDraft: useCallback(
      (draft: PostDraft) => {
        setTitle(draft.postTitle);
        setBody(draft.postBody);
        setTags(draft.postTags);
      },
      [setTitle, setBody, setTags],
    ),
    forget: useCallback(
      (sent: PostDraft) => {
        forgetTitle(sent.postTitle);
        forgetBody(sent.postBody);
        forgetTags(sent.postTags);
      },
      [forgetTitle, forgetBody, forgetTags],
    ),
  };
}
