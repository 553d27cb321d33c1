import { visibleText } from './text-rules';

/** Characters that look like a letter of the alphabet a to z, after decomposition and in lower case. */
const lookAlikes: Readonly<Record<string, string>> = {
  a: '4@аαɑᴀ',
  b: '8вβʙ',
  c: 'сϲᴄ',
  d: 'ԁđᴅ',
  e: '3€еεᴇ',
  f: 'ꜰƒ',
  g: 'ɡɢ',
  h: 'нһʜ',
  j: 'јᴊ',
  k: 'кκᴋ',
  l: '1|!iіıιӏɩɪʟł',
  m: 'мμᴍ',
  n: 'ոηɴп',
  o: '0оοօøσᴏ',
  p: 'рρᴘ',
  r: 'гʀ',
  s: '5$ѕꜱ',
  t: '7тτᴛ',
  u: 'սυᴜ',
  v: 'νѵᴠ',
  w: 'ωшᴡԝ',
  x: 'хχ',
  y: 'уγʏ',
  z: 'ᴢ2',
};

const letterOf = new Map(
  Object.entries(lookAlikes).flatMap(([letter, likes]) => [...likes].map((like) => [like, letter] as const)),
);

/** Equal for texts that look alike. */
export function skeletonOf(text: string): string {
  const letters = [
    ...visibleText(text)
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase(),
  ];
  return letters
    .map((letter) => letterOf.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

export interface StaffLike {
  /** Names and usernames of the staff. */
  names: readonly string[];
  /** Words such as `admin`. */
  words: readonly string[];
}

/** Whether the name looks like a staff member's, or contains a staff word. */
export function imitatesStaff(name: string, { names, words }: StaffLike): boolean {
  // A mark at the end can be punctuation or a letter.
  const whole = new Set([name, name.replace(/[!|]+$/, '')].map(skeletonOf));
  if (names.some((staffName) => whole.has(skeletonOf(staffName)))) return true;
  const wordSkeletons = new Set(words.flatMap((word) => [skeletonOf(word), skeletonOf(`${word}s`)]));
  return variantsOf(name).some((part) => wordSkeletons.has(skeletonOf(part)));
}

/** `TheAdmin_1` has the parts `The`, `Admin` and `1`. */
export const partsOf = (name: string): string[] =>
  visibleText(name)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}@$€!|]+/u)
    .filter((part) => part !== '');

/** Returns the name, its parts, and the parts without digits at their ends. */
function variantsOf(name: string): string[] {
  const parts = partsOf(name);
  const bare = parts.map((part) => part.replace(/^\p{N}+/u, '').replace(/[\p{N}!|]+$/u, ''));
  return [name, ...parts, ...bare.filter((part) => part !== '')];
}
