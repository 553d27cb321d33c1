import { escapeHtml } from '../escape-html';
import type { SiteSettings } from '../site/site-settings';
import { absoluteFrom } from './origin';
import type { Head } from './page';
import { printable } from './plain-text';
import { feedFormats } from './render-feed';

const maxCardTitle = 110;
/** Language of the app's texts. */
const language = 'en';

/** Puts the page's head into a document of the app. Texts come from members: everything is escaped. */
export function insertHead(
  document: string,
  head: Head,
  { origin, site }: { origin: string; site: SiteSettings },
): string {
  // Replacement functions, because "$&" in a replacement text is a pattern.
  return document
    .replace(/(<title>)[^<]*/, (_, tag: string) => tag + escapeHtml(head.title))
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_, tag: string) => tag + escapeHtml(head.description),
    )
    .replace('</head>', (end) => tagsOf(head, { origin, site }) + end);
}

function tagsOf(head: Head, { origin, site }: { origin: string; site: SiteSettings }): string {
  const absolute = absoluteFrom(origin);
  const canonical = absolute(head.canonical);
  const { image, article, feed } = head;
  const tags: string[] = [];
  const meta = (property: string, content: string | number | undefined) => {
    if (content !== undefined)
      tags.push(`<meta property="${property}" content="${escapeHtml(String(content))}">`);
  };
  const link = (attributes: Record<string, string>) => {
    const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
    tags.push(`<link ${pairs.join(' ')}>`);
  };

  if (head.isIndexed) {
    link({ rel: 'canonical', href: canonical });
    link({ rel: 'alternate', hreflang: language, href: canonical });
    link({ rel: 'alternate', hreflang: 'x-default', href: canonical });
  } else tags.push('<meta name="robots" content="noindex">');
  for (const { type, path } of feed ? feedFormats : [])
    link({
      rel: 'alternate',
      type,
      title: `${feed?.title ?? ''} · ${site.brand.name}`,
      href: absolute(feed?.query ? `${path}?${feed.query}` : path),
    });
  meta('og:site_name', site.brand.name);
  meta('og:locale', language);
  meta('og:type', head.type);
  meta('og:title', truncate(head.shortTitle));
  meta('og:description', head.description);
  meta('og:url', canonical);
  if (image) {
    meta('og:image', absolute(image.url));
    meta('og:image:width', image.width);
    meta('og:image:height', image.height);
    meta('og:image:alt', image.alt);
  }
  if (article) {
    meta('article:published_time', article.publishedOn);
    meta('article:section', article.section);
    for (const tag of article.tags) meta('article:tag', tag);
  }
  tags.push(`<meta name="twitter:card" content="${image?.width ? 'summary_large_image' : 'summary'}">`);
  for (const data of head.data) tags.push(`<script type="application/ld+json">${escapeJson(data)}</script>`);
  return tags.join('');
}

/** Valid JSON that can neither end its element nor begin another. */
const escapeJson = (data: object): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const truncate = (text: string): string =>
  text.length <= maxCardTitle ? text : `${printable(text.slice(0, maxCardTitle)).trimEnd()}…`;
