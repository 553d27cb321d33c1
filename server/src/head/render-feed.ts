import { escapeHtml } from '../escape-html';
import type { Feed, FeedItem } from './load-feed';

/** @param self Address of the feed itself. */
type RenderFeed = (feed: Feed, self: string) => string;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';

const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escapeHtml(text)}</${name}>`;

const renderAtom: RenderFeed = ({ title, url, updatedOn, items }, self) => {
  const entry = (item: FeedItem) =>
    [
      '<entry>',
      element('id', item.url),
      element('title', item.title),
      `<link rel="alternate" type="text/html" href="${escapeHtml(item.url)}"/>`,
      element('published', item.postedOn.toISOString()),
      element('updated', item.postedOn.toISOString()),
      `<author>${element('name', item.author.name)}${element('uri', item.author.url)}</author>`,
      ...item.tags.map((tag) => `<category term="${escapeHtml(tag)}"/>`),
      element('content', item.content, ' type="html"'),
      '</entry>',
    ].join('');
  return [
    declaration,
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    element('id', self),
    element('title', title),
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(url)}"/>`,
    element('updated', updatedOn.toISOString()),
    ...items.map(entry),
    '</feed>',
  ].join('');
};

const renderRss: RenderFeed = ({ title, url, updatedOn, items }, self) => {
  const entry = (item: FeedItem) =>
    [
      '<item>',
      element('title', item.title),
      element('link', item.url),
      element('guid', item.url, ' isPermaLink="true"'),
      element('pubDate', item.postedOn.toUTCString()),
      element('dc:creator', item.author.name),
      ...item.tags.map((tag) => element('category', tag)),
      element('description', item.content),
      '</item>',
    ].join('');
  return [
    declaration,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', title),
    element('link', url),
    element('description', title),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(self)}"/>`,
    element('lastBuildDate', updatedOn.toUTCString()),
    ...items.map(entry),
    '</channel></rss>',
  ].join('');
};

const renderJson: RenderFeed = ({ title, url, items }, self) =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: url,
    feed_url: self,
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      content_html: item.content,
      date_published: item.postedOn.toISOString(),
      authors: [item.author],
      tags: item.tags,
    })),
  });

export const feedFormats = [
  { path: '/feed.atom', type: 'application/atom+xml', render: renderAtom },
  { path: '/feed.rss', type: 'application/rss+xml', render: renderRss },
  { path: '/feed.json', type: 'application/feed+json', render: renderJson },
] as const;
