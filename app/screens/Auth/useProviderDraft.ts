import { useDraft } from '../../drafts/useDraft';
import {
  parseProviderDraft,
  providerDraftKey,
  serializeProviderDraft,
  type ProviderDraft,
} from './formDraft';

/** What a sign-up needs again when the browser returns from a provider. */
export function useProviderDraft() {
  const { text, setText } = useDraft(providerDraftKey);
  return {
    ...parseProviderDraft(text),
    save: (draft: ProviderDraft) => setText(serializeProviderDraft(draft)),
  };
}
