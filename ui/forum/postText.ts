import { cutText } from './cutText';
import { mentionsToText } from './mentionMarkup';

/** Where a card stands: a zone's feed, the general feed (/crypto), or any other list. */
export type FeedKind = 'category' | 'general' | 'other';

/** A window at most this wide, in px, gets the shorter titles. */
export const NARROW_WINDOW = 400;

const CATEGORY_TITLE = 50;
const TITLE = 90;
const NARROW_TITLE = 70;
const TAG = 20;

/** How many characters of a title are shown. */
export function titleLimit(feed: FeedKind, windowWidth: number): number {
  if (feed === 'category') return CATEGORY_TITLE;
  return windowWidth <= NARROW_WINDOW ? NARROW_TITLE : TITLE;
}

/** How many characters of a body are shown: 50 on the general feed, else 100. */
export const excerptLimit = (feed: FeedKind): number => (feed === 'general' ? 50 : 100);

/** A title cut with '...'. */
export const cutTitle = (title: string, limit: number): string => cutText(title, limit, '...');

/** A tag cut at 20 characters with an ellipsis. */
export const cutTag = (tag: string): string => cutText(tag, TAG, '…');

/** The beginning of a body as one line, mentions shown as @name. */
export const excerpt = (body: string, limit: number): string =>
  cutText(mentionsToText(body).replace(/\s+/g, ' ').trim(), limit, '...');

/** Tags as they are sent: split on whitespace, lower case, each once. */
export const parseTags = (text: string): string[] => [
  ...new Set(text.toLowerCase().split(/\s+/).filter(Boolean)),
];
