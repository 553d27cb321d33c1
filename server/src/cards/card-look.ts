import { createHash } from 'node:crypto';

import type { PostHeadRow } from '../head/head-repository';
import { oneLine } from '../head/plain-text';
import type { SiteSettings } from '../site/site-settings';

/** The content of a card. */
export interface Card {
  brand: string;
  zone: string;
  title: string;
  author: string;
  colors: CardColors;
}

export type CardColors = Record<keyof typeof kitColors, string>;

/** The kit's dark scheme. */
const kitColors = {
  canvas: '#0d0e12',
  text: '#edeef0',
  'text-muted': '#b0b4ba',
  accent: '#6e56cf',
  'accent-text': '#baa7ff',
};

/** Increment it with the design: browsers and previews cache a card by its URL. */
const design = 1;

const maxMarks = 4;

/** @param theme CSS. Uses the first scheme; colours that are not hexadecimal are the kit's. */
export function cardColors(theme = ''): CardColors {
  const colors = Object.entries(kitColors).map(([token, color]) => [
    token,
    new RegExp(`--az-${token}:\\s*(#[\\da-f]{6})\\s*[;}]`, 'i').exec(theme)?.[1] ?? color,
  ]);
  // Safe cast: the keys are those of the kit's colours.
  return Object.fromEntries(colors) as CardColors;
}

export const cardOf = (post: PostHeadRow, { brand }: SiteSettings, colors: CardColors): Card => ({
  brand: plain(brand.name),
  zone: plain(post.category),
  title: plain(post.title),
  author: plain(post.author_name),
  colors,
});

/** Limits stacked combining marks. */
const plain = (text: string) =>
  oneLine(text).replace(/\p{M}+/gu, (marks) => [...marks].slice(0, maxMarks).join(''));

const versionOf = (card: Card): string =>
  createHash('sha256')
    .update(JSON.stringify([design, card]))
    .digest('hex')
    .slice(0, 16);

/** Contains a hash of the card's content. */
export const cardFile = (postId: string, card: Card) => `${postId}-${versionOf(card)}.png`;
