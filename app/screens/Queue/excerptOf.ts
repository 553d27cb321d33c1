import type { Case } from '@alphazone/react';
import { excerpt } from '@alphazone/ui';

const maxLength = 80;

/** What a case is about, in a line: a comment's own text, a post's title, a profile's text. Undefined if it is gone or has none. */
export function excerptOf({ target, thing }: Pick<Case, 'target' | 'thing'>): string | undefined {
  const { title = '', text = '' } = thing ?? {};
  const isTitled = target === 'post' || (text === '' && target !== 'member');
  return excerpt(isTitled ? title : text, maxLength, 'character') || undefined;
}
