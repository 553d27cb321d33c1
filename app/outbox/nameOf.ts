import type { OutboxItem } from '@alphazone/react';
import { mentionsToText } from '@alphazone/ui';

import { outboxMessages as texts } from './outboxMessages';

const maxLength = 80;

/** Names an item in a list. */
export function nameOf({ kind, payload, refusal }: OutboxItem): string {
  if (kind === 'comment') {
    const text = mentionsToText(payload.commentBody);
    // The full text: if the post is gone, it is readable nowhere else.
    return texts.comment(refusal === undefined ? cut(text) : text);
  }
  if (kind === 'post') return texts.post(cut(payload.postTitle));
  if (kind === 'chat') return texts.message(cut(payload.text));
  return kind === 'vote' ? texts.vote : texts.read;
}

function cut(text: string): string {
  const characters = [...text];
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : text;
}
