import { cutAtWord, cutText } from './cutText';
import { mentionsToText } from './mentionMarkup';

/** A zone's feed, the general feed (/crypto), or another list. */
export type FeedKind = 'category' | 'general' | 'other';

/** Width of the widest window whose cards have shorter titles. */
export const NARROW_WINDOW_PX = 400;

const maxCategoryTitle = 50;
const maxTitle = 90;
const maxNarrowTitle = 70;
const maxTag = 20;

/** Returns the maximum length of a card's title in characters. `windowWidth` is in px. */
export function titleLimit(feed: FeedKind, windowWidth: number): number {
  if (feed === 'category') return maxCategoryTitle;
  return windowWidth <= NARROW_WINDOW_PX ? maxNarrowTitle : maxTitle;
}

/** Returns the maximum length of a card's excerpt in characters. */
export const excerptLimit = (feed: FeedKind): number => (feed === 'general' ? 50 : 100);

export const cutTitle = (title: string, limit: number): string => cutText(title, limit, '...');

/** Cuts a tag after 20 characters. */
export const cutTag = (tag: string): string => cutText(tag, maxTag, '…');

/** Where a text that is too long is cut. */
export type CutPoint = 'word' | 'character';

/** Returns the start of a body as one line of plain text. */
export const excerpt = (body: string, limit: number, cutAt: CutPoint = 'word'): string => {
  const cut = cutAt === 'word' ? cutAtWord : cutText;
  return cut(mentionsToText(body).replace(/\s+/g, ' ').trim(), limit, '...');
};
