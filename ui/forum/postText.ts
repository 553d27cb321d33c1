import { cutText } from './cutText';
import { mentionsToText } from './mentionMarkup';

/** The kind of feed: a zone's, the general feed (/crypto), or any other list. */
export type FeedKind = 'category' | 'general' | 'other';

/** Maximum window width for the shorter titles, in px. */
export const NARROW_WINDOW = 400;

const CATEGORY_TITLE = 50;
const TITLE = 90;
const NARROW_TITLE = 70;
const TAG = 20;

/** Returns the maximum number of title characters. */
export function titleLimit(feed: FeedKind, windowWidth: number): number {
  if (feed === 'category') return CATEGORY_TITLE;
  return windowWidth <= NARROW_WINDOW ? NARROW_TITLE : TITLE;
}

/** Returns the length of an excerpt: 50 characters on the general feed, else 100. */
export const excerptLimit = (feed: FeedKind): number => (feed === 'general' ? 50 : 100);

/** Cuts a title with '...'. */
export const cutTitle = (title: string, limit: number): string => cutText(title, limit, '...');

/** Cuts a tag at 20 characters with an ellipsis. */
export const cutTag = (tag: string): string => cutText(tag, TAG, '…');

/** Returns the start of a body on one line, with mentions as @name. */
export const excerpt = (body: string, limit: number): string =>
  cutText(mentionsToText(body).replace(/\s+/g, ' ').trim(), limit, '...');

/** Parses tags: split on whitespace, lower case, without duplicates. */
export const parseTags = (text: string): string[] => [
  ...new Set(text.toLowerCase().split(/\s+/).filter(Boolean)),
];
