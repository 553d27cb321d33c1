import type { Case } from '@alphazone/react';
import { mentionsToText } from '@alphazone/ui';

const maxLength = 80;

/** What a case is about, in a line: a comment's own text, of a post its title. Undefined if it is gone or has no text. */
export function excerptOf({ target, thing }: Pick<Case, 'target' | 'thing'>): string | undefined {
  const { title = '', text = '' } = thing ?? {};
  const line = mentionsToText(target === 'post' || text === '' ? title : text)
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...line];
  if (characters.length <= maxLength) return line || undefined;
  return `${characters.slice(0, maxLength).join('')}…`;
}
