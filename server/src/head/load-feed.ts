import { pagePaths, pagePatterns, pageTitle, pageTitles } from '@alphazone/client/pages';
import type { Media, PostMedia } from '@alphazone/client';

import { isId } from '../database/ids';
import { escapeHtml } from '../escape-html';
import { displayIn, mentionMarkup } from '../mentions/mention-rules';
import { listPostCards, type PostsQuery } from '../posts/list-posts';
import type { CardRow } from '../posts/posts-repository';
import { zoneNamed } from '../site/site-settings';
import { findUserHead } from './head-repository';
import type { PageServices } from './page-details';
import { oneLine, printable } from './plain-text';

export interface Feed {
  title: string;
  /** Absolute, like all addresses of a feed. */
  url: string;
  updatedOn: Date;
  items: FeedItem[];
}

export interface FeedItem {
  url: string;
  title: string;
  /** Safe HTML. */
  content: string;
  postedOn: Date;
  author: { name: string; url: string };
  tags: string[];
}

const maxItems = 30;

/** The newest posts visible to guests. Undefined for an unknown zone or author. */
export async function loadFeed(
  { db, site }: Pick<PageServices, 'db' | 'site'>,
  query: PostsQuery,
  origin: string,
): Promise<Feed | undefined> {
  const subject = await subjectOf({ db, site }, query);
  if (!subject) return undefined;
  const { rows } = await listPostCards({ db, site }, query, {
    order: { by: 'time', pinnedFirst: false },
    limit: maxItems,
    after: undefined,
    callerId: undefined,
  });
  const items = rows.slice(0, maxItems).map((row) => itemOf(row, origin));
  return {
    title: oneLine(pageTitle(subject.title, site.brand)),
    url: origin + subject.path,
    updatedOn: items[0]?.postedOn ?? new Date(0),
    items,
  };
}

async function subjectOf(
  { db, site }: Pick<PageServices, 'db' | 'site'>,
  { category, tag, author, q }: PostsQuery,
): Promise<{ title: string | undefined; path: string } | undefined> {
  if (author !== undefined) {
    const user = isId(author) ? await findUserHead(db, author) : undefined;
    return user && !user.is_deleted ? { title: user.name, path: pagePaths.user(user.id) } : undefined;
  }
  if (category !== undefined) {
    const zone = zoneNamed(site, category);
    return zone === undefined ? undefined : { title: zone, path: pagePaths.zone(zone) };
  }
  if (tag !== undefined) return { title: pageTitles.tag(tag), path: pagePaths.tag(tag) };
  if (q !== undefined) return { title: pageTitles.search(q), path: pagePaths.search(q) };
  return { title: undefined, path: pagePatterns.home };
}

const itemOf = (row: CardRow, origin: string): FeedItem => ({
  url: origin + pagePaths.post(row.id),
  title: oneLine(row.title),
  content: [
    paragraphs(row.body, origin),
    ...row.media.filter(isServed).map((media) => embed(media, origin)),
  ].join(''),
  postedOn: row.posted_on,
  author: { name: oneLine(row.author_name), url: origin + pagePaths.user(row.author_id) },
  tags: row.tags.map(oneLine),
});

const paragraphs = (body: string, origin: string): string =>
  printable(body)
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${withMentions(paragraph, origin).replaceAll('\n', '<br>')}</p>`)
    .join('');

function withMentions(text: string, origin: string): string {
  let html = '';
  let end = 0;
  for (const { 0: markup, 1: id = '', index } of text.matchAll(mentionMarkup)) {
    const name = displayIn(markup);
    const address = origin + pagePaths.user(id);
    html += `${escapeHtml(text.slice(end, index))}<a href="${escapeHtml(address)}">@${escapeHtml(name)}</a>`;
    end = index + markup.length;
  }
  return html + escapeHtml(text.slice(end));
}

/** Files of removed pictures are not served. */
const isServed = (media: PostMedia) => typeof media === 'string' || media.removed !== true;

function embed(media: Media, origin: string): string {
  const { url, type = '' } = typeof media === 'string' ? { url: media } : media;
  const address = url.startsWith('/') ? origin + url : url;
  if (!/^https?:\/\//i.test(address)) return '';
  const source = escapeHtml(printable(address));
  return type.startsWith('image/')
    ? `<p><img src="${source}" alt=""></p>`
    : `<p><a href="${source}">${source}</a></p>`;
}
