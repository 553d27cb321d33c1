import { useDraft } from '../../drafts/useDraft';
import {
  parseProviderDraft,
  providerDraftKey,
  serializeProviderDraft,
  type ProviderDraft,
} from './formDraft';

/** Sign-up input kept during a visit to a provider. */
export function useProviderDraft() {
  const { text, setText } = useDraft(providerDraftKey);
  return {
    ...parseProviderDraft(text),
    save: (draft: ProviderDraft) => setText(serializeProviderDraft(draft)),
  };
}
