import type { Case } from '@alphazone/react';
import { excerpt } from '@alphazone/ui';

const maxLength = 80;

/** What a case is about, in a line: a comment's own text, of a post its title. Undefined if it is gone or has no text. */
export function excerptOf({ target, thing }: Pick<Case, 'target' | 'thing'>): string | undefined {
  const { title = '', text = '' } = thing ?? {};
  return excerpt(target === 'post' || text === '' ? title : text, maxLength, 'character') || undefined;
}
