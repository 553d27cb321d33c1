import type { Case } from '@alphazone/react';
import { excerpt } from '@alphazone/ui';

const maxLength = 80;

/**
 * Returns a line about a case: a comment's text, a post's title, or a profile's text. Undefined if it is deleted or has
 * no text.
 */
export function excerptOf({ target, thing }: Pick<Case, 'target' | 'thing'>): string | undefined {
  const { title = '', text = '' } = thing ?? {};
  const isTitled = target === 'post' || (text === '' && target !== 'member');
  return excerpt(isTitled ? title : text, maxLength, 'character') || undefined;
}
