import type { Post } from '@alphazone/client';

/** In any letter case. */
export function matchTitle(title: string, text: string): NonNullable<Post['match']> {
  const literal = text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const pieces = text === '' ? [title] : title.split(new RegExp(`(${literal})`, 'iu'));
  return {
    title: pieces
      .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
      .filter((piece) => piece.text !== ''),
    body: [],
  };
}
