import type { ForumOptions } from '@alphazone/react';

import type { DraftStore } from './draftStore';

const key = 'chat';

/** Keeps the unsent chat message with the other drafts. */
export function chatDraft(drafts: () => DraftStore): NonNullable<ForumOptions['chatDraft']> {
  return {
    read: () => drafts().read(drafts().owner(), key),
    write: (text) => drafts().write(drafts().owner(), key, text),
  };
}
