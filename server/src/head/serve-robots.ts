import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { pagePatterns } from '@alphazone/client/pages';

import { readingByRobots } from '../contract/rate-limits';
import { etagOf, hasTag } from '../contract/validators';
import type { DatabaseReader } from '../database/database';
import { isId } from '../database/ids';
import { dayMs } from '../time/durations';
import { notFound } from '../errors';
import { messages } from '../messages';
import type { PostsQuery } from '../posts/list-posts';
import { createLabelledCache } from '../response-cache/labelled-cache';
import type { SiteSettings } from '../site/site-settings';
import { loadFeed } from './load-feed';
import { originOf } from './origin';
import { oneLine } from './plain-text';
import { feedFormats } from './render-feed';
import { createSitemaps } from './sitemaps';

export interface RobotsOptions {
  db: DatabaseReader;
  site: SiteSettings;
  /** Undefined: the request's. */
  publicUrl?: string | undefined;
  /** Undefined: no security.txt. */
  securityContact?: string | undefined;
  readSnapshot: () => Promise<string | undefined>;
  now?: () => Date;
  /** URLs in each part of the sitemap. */
  partSize?: number;
}

interface RobotsFile {
  body: Buffer;
  etag: string;
}

/** Lifetime of security.txt. RFC 9116 recommends less than a year. */
const securityDays = 180;

const maxTermLength = 200;

const xml = 'application/xml; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

/** Serves robots.txt, security.txt, sitemaps and feeds. Cached like pages. */
export function serveRobots(
  app: FastifyInstance,
  { db, site, publicUrl, securityContact, readSnapshot, now = () => new Date(), partSize }: RobotsOptions,
): void {
  const sitemaps = createSitemaps({ db, site, partSize });
  const cache = createLabelledCache<RobotsFile>(({ body }) => body.byteLength + 200);

  type Build = (origin: string, query: Readonly<Record<string, string>>) => Promise<string> | string;

  function serve(path: string, type: string, build: Build, { readsDatabase = true } = {}): void {
    const config = { rateLimit: readingByRobots, isCompressed: true, isGuestRead: readsDatabase };
    app.get(path, { config }, async (request, reply) => {
      const origin = publicUrl ?? originOf(request);
      const query = wellFormed(request);
      const load = async () => {
        const text = await build(origin, query);
        return { body: Buffer.from(text), etag: etagOf(text) };
      };
      const snapshot = readsDatabase ? await readSnapshot() : undefined;
      const key = `${origin} ${path} ${JSON.stringify(query)}`;
      const file = snapshot === undefined ? await load() : await cache.read(key, snapshot, load);
      return sendFile(request, reply, { ...file, type });
    });
  }

  serve(
    '/robots.txt',
    plain,
    (origin) =>
      // Unlisted pages are `noindex`, which robots must be allowed to read.
      [
        'User-agent: *',
        `Disallow: ${pagePatterns.leaving}`,
        'Allow: /',
        '',
        `Sitemap: ${origin}/sitemap.xml`,
        '',
      ].join('\n'),
    // Always served: robots that get a 503 leave the whole site.
    { readsDatabase: false },
  );
  serve('/sitemap.xml', xml, (origin) => sitemaps.index(origin));
  serve('/sitemap-pages.xml', xml, (origin) => sitemaps.pages(origin));
  for (const table of ['posts', 'users'] as const)
    serve(`/sitemap-${table}.xml`, xml, (origin, { after, before }) => {
      const range = { ...(after !== undefined && { after }), ...(before !== undefined && { before }) };
      if (!Object.values(range).every(isId)) throw notFound(messages.nothingHere);
      return sitemaps.part(table, range, origin);
    });
  for (const { path, type, render } of feedFormats)
    serve(path, `${type}; charset=utf-8`, async (origin, query) => {
      const posts = postsQueryOf(query);
      const feed = await loadFeed({ db, site }, posts, origin);
      if (!feed) throw notFound(messages.nothingHere);
      const terms = new URLSearchParams(Object.entries(posts)).toString();
      return render(feed, `${origin}${path}${terms === '' ? '' : `?${terms}`}`);
    });

  if (securityContact === undefined) return;
  app.get(
    '/.well-known/security.txt',
    { config: { rateLimit: readingByRobots } },
    (request: FastifyRequest, reply: FastifyReply) => {
      const today = Math.floor(now().getTime() / dayMs) * dayMs;
      const lines = [
        `Contact: ${securityContact}`,
        `Expires: ${new Date(today + securityDays * dayMs).toISOString()}`,
        `Canonical: ${publicUrl ?? originOf(request)}/.well-known/security.txt`,
      ];
      return reply
        .type(plain)
        .header('cache-control', 'no-cache')
        .send(`${lines.join('\n')}\n`);
    },
  );
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: RobotsFile & { type: string }) {
  void reply.header('cache-control', 'no-cache').header('etag', file.etag);
  if (hasTag(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  return reply.type(file.type).send(file.body);
}

const names = ['category', 'tag', 'author', 'q', 'after', 'before'] as const;

/** Other parameters, and those given twice, are ignored. */
function wellFormed({ query }: FastifyRequest): Record<string, string> {
  const given = query as Record<string, unknown>;
  const terms: Record<string, string> = {};
  for (const name of names) {
    const value = given[name];
    if (typeof value !== 'string') continue;
    // Slicing can leave half of a surrogate pair, which `oneLine` removes.
    const text = oneLine(value.slice(0, maxTermLength));
    if (text !== '') terms[name] = text;
  }
  return terms;
}

function postsQueryOf({ category, tag, author, q }: Record<string, string>): PostsQuery {
  return {
    ...(category !== undefined && { category: category.toLowerCase() }),
    ...(tag !== undefined && { tag: tag.toLowerCase() }),
    ...(author !== undefined && { author: author.toLowerCase() }),
    ...(q !== undefined && { q }),
  };
}
