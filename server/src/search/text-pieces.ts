import type { Post } from '@alphazone/client';

import { escapeRegex } from '../database/escape-regex';
import { withoutMarkup } from '../mentions/mention-rules';

type Match = NonNullable<Post['match']>;
type TextPiece = Match['title'][number];

/** In UTF-16 code units. */
const excerptLength = 100;
const leadLength = 30;

/** Bounds for the excerpts of a search, which are looked for on the main thread. */
const searchedLength = 4_000;
const searchedWords = 10;

/** Finds the parts of a post that match the words of a search. Building it is expensive. */
export function matcherOf(text: string): (post: { title: string; body: string }) => Match {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const atWordStart = patternOf(words, beforeWord);
  const anywhere = patternOf(words.length > 0 ? words : [text], '');
  const inBody = patternOf(words.slice(-searchedWords), beforeWord);
  return ({ title, body }) => {
    const inTitle = [atWordStart, anywhere].find((pattern) => pattern && title.search(pattern) !== -1);
    return {
      title: inTitle ? piecesOf(title, inTitle) : [{ text: title, isMatch: false }],
      body: inBody ? excerptOf(body, inBody) : [],
    };
  };
}

const beforeWord = '(?<![\\p{L}\\p{N}])';

/** Matches all words but the last as whole words. */
function patternOf(words: readonly string[], before: string): RegExp | undefined {
  const last = words.at(-1);
  if (last === undefined || last === '') return undefined;
  const isAtStart = before !== '';
  const parts = words
    .map(
      (word, index) =>
        escapeRegex(word) + (isAtStart && index < words.length - 1 ? '(?![\\p{L}\\p{N}])' : ''),
    )
    .sort((a, b) => b.length - a.length);
  return new RegExp(`${before}(?:${parts.join('|')})`, 'giu');
}

function excerptOf(body: string, pattern: RegExp): TextPiece[] {
  const searched = body.slice(0, atCharacter(body, searchedLength));
  const line = withoutMarkup(searched).replace(/\s+/g, ' ').trim();
  const at = line.search(pattern);
  if (at === -1) return [];
  const start = at + leadLength < excerptLength ? 0 : startNear(line, at);
  const end = atCharacter(line, start + excerptLength);
  const isCut = end < line.length || searched.length < body.length;
  return piecesOf(`${start > 0 ? '…' : ''}${line.slice(start, end)}${isCut ? '…' : ''}`, pattern);
}

/** Returns where the excerpt starts: at a word shortly before the match, if there is a space. */
function startNear(line: string, at: number): number {
  const start = atCharacter(line, at - leadLength);
  const space = line.slice(start, at).indexOf(' ');
  return space === -1 ? start : start + space + 1;
}

/** Never splits a surrogate pair. */
const atCharacter = (text: string, index: number): number => {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff ? index - 1 : index;
};

function piecesOf(text: string, pattern: RegExp): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  const add = (until: number, isMatch: boolean) => {
    if (until > end) pieces.push({ text: text.slice(end, until), isMatch });
    end = until;
  };
  for (const match of text.matchAll(pattern)) {
    add(match.index, false);
    add(match.index + match[0].length, true);
  }
  add(text.length, false);
  return pieces;
}
