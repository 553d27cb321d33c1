import {
  pagePaths,
  pagePatterns,
  pageTitle,
  pageTitles,
  publicPages,
  type PublicPage,
} from '@alphazone/client/pages';

import { cardSize } from '../cards/draw-card';
import type { DatabaseReader } from '../database/database';
import { isId } from '../database/ids';
import { zoneNamed, type SiteSettings } from '../site/site-settings';
import { findPostHead, findUserHead, isTagUsed, wasPostDeleted, type PostHeadRow } from './head-repository';
import { cursorsOfPosts, cursorsOfSearch, cursorsOfUsers, isCursor, type ReadCursor } from './list-cursors';
import { matchPage, type MatchedPage, type PageName } from './match-page';
import { absoluteFrom, type Link } from './origin';
import type { Head, Page, Redirect } from './page';
import { descriptionOf, oneLine } from './plain-text';
import { breadcrumbsOf, discussionOf, profileOf, websiteOf } from './structured-data';

export interface PageServices {
  db: DatabaseReader;
  site: SiteSettings;
  /** Path of a post's card picture. */
  cardOf?: ((post: PostHeadRow) => string) | undefined;
}

const maxQuery = 200;

type Details = Partial<Omit<Head, 'name' | 'title' | 'shortTitle'>> & {
  /** Undefined: the community's own. */
  title?: string | undefined;
  status?: Page['status'];
  /** Cursor reader of a page with a list. */
  readCursor?: ReadCursor;
};

/** @param url Path and query. @param origin For addresses in structured data. */
export async function loadPage(
  services: PageServices,
  url: string,
  origin: string,
): Promise<Page | Redirect> {
  const [pathname, search] = splitOnce(url, '?');
  const query = new URLSearchParams(search);
  const match = matchPage(pathname);
  const { brand, zones } = services.site;
  const link = absoluteFrom(origin);
  const siteDescription = `${pageTitle(undefined, brand)}: ${zones.map(({ name }) => name).join(', ')}`;

  const page = (name: PageName | undefined, { status = 200, title, ...details }: Details): Page => ({
    status,
    head: {
      name,
      title: oneLine(pageTitle(title, brand)),
      shortTitle: oneLine(title ?? pageTitle(undefined, brand)),
      description: oneLine(
        details.description === undefined || details.description === ''
          ? siteDescription
          : details.description,
      ),
      canonical: details.canonical ?? match?.pathname ?? pagePatterns.home,
      isIndexed: status === 200 && (details.isIndexed ?? true),
      type: details.type ?? 'website',
      data: details.data ?? [],
      ...(details.image && { image: details.image }),
      ...(details.article && { article: details.article }),
      ...(details.feed && { feed: details.feed }),
    },
  });
  if (!match || !isKnown(services.site, match))
    return page(undefined, { status: 404, title: pageTitles.pageNotFound });
  if (match.pathname !== pathname)
    return { status: 301, location: match.pathname + (search === '' ? '' : `?${search}`) };
  const details = await detailsOf(match, query, services, link);
  return page(match.name, startAtCursor({ canonical: match.pathname, ...details }, query));
}

/** A list's next pages have their own URLs, which include the sort order. */
function startAtCursor(details: Details & { canonical: string }, query: URLSearchParams): Details {
  const { canonical, readCursor } = details;
  const cursor = query.get('cursor');
  if (!readCursor || cursor === null) return details;
  if (!isCursor(readCursor, cursor)) return { ...details, status: 404 };
  const start = new URLSearchParams({ ...(isNewest(query) && { sort: 'new' }), cursor });
  return { ...details, canonical: `${canonical}${canonical.includes('?') ? '&' : '?'}${start.toString()}` };
}

const isKnown = (site: SiteSettings, { name, params }: MatchedPage): boolean =>
  name !== 'zone' || zoneNamed(site, params['zone'] ?? '') !== undefined;

export function isPage(site: SiteSettings, pathname: string): boolean {
  const match = matchPage(pathname);
  return match !== undefined && isKnown(site, match);
}

async function detailsOf(
  { name, params }: MatchedPage,
  query: URLSearchParams,
  { db, site, cardOf }: PageServices,
  link: Link,
): Promise<Details> {
  const home = [site.brand.name, pagePatterns.home] as const;
  const { id = '' } = params;

  const sort = isNewest(query) ? 'new' : 'hot';
  const allPosts = { feed: { title: pageTitles.posts, query: '' }, readCursor: cursorsOfPosts('hot') };

  function zoneDetails(zone: string): Details {
    const { description = '' } = site.zones.find((candidate) => candidate.name === zone) ?? {};
    const canonical = pagePaths.zone(zone);
    return {
      title: zone,
      description,
      canonical,
      data: [breadcrumbsOf([home, [zone, canonical]], link)],
      feed: { title: zone, query: `category=${encodeURIComponent(zone.toLowerCase())}` },
      readCursor: cursorsOfPosts(sort, true),
    };
  }

  async function postDetails(): Promise<Details> {
    const post = isId(id) ? await findPostHead(db, id) : undefined;
    const title = pageTitles.postNotFound;
    if (!post) return { title, status: isId(id) && (await wasPostDeleted(db, id)) ? 410 : 404 };
    const card = cardOf?.(post);
    return {
      title: post.title,
      description: descriptionOf(post.body),
      type: 'article',
      article: {
        publishedOn: post.posted_on.toISOString(),
        section: post.category,
        tags: post.tags.map(oneLine),
      },
      ...(card !== undefined && { image: { url: card, alt: oneLine(post.title), ...cardSize } }),
      data: [
        discussionOf(post, { link, image: card === undefined ? undefined : link(card) }),
        breadcrumbsOf(
          [home, [post.category, pagePaths.zone(post.category)], [post.title, pagePaths.post(post.id)]],
          link,
        ),
      ],
      feed: { title: post.category, query: `category=${encodeURIComponent(post.category.toLowerCase())}` },
    };
  }

  async function userDetails(): Promise<Details> {
    const user = isId(id) ? await findUserHead(db, id) : undefined;
    if (!user || user.is_deleted) return { title: pageTitles.profile, status: user ? 410 : 404 };
    // A banned member's `about` is on the profile, but not for search engines.
    const readCursor = cursorsOfPosts('new');
    if (user.is_banned) return { title: user.name, isIndexed: false, type: 'profile', readCursor };
    return {
      title: user.name,
      description: descriptionOf(user.about),
      type: 'profile',
      ...(user.picture_url !== null && { image: { url: user.picture_url, alt: oneLine(user.name) } }),
      data: [
        profileOf(user, link),
        breadcrumbsOf(
          [home, [pageTitles.users, pagePatterns.users], [user.name, pagePaths.user(user.id)]],
          link,
        ),
      ],
      feed: { title: user.name, query: `author=${user.id}` },
      readCursor,
    };
  }

  async function tagDetails(): Promise<Details> {
    const tag = termIn(query, 'tag').toLowerCase();
    if (tag === '') return { title: pageTitles.tags };
    return {
      title: pageTitles.tag(tag),
      canonical: pagePaths.tag(tag),
      isIndexed: await isTagUsed(db, tag),
      data: [breadcrumbsOf([home, [pageTitles.tags, pagePatterns.tags], [tag, pagePaths.tag(tag)]], link)],
      feed: { title: pageTitles.tag(tag), query: `tag=${encodeURIComponent(tag)}` },
      readCursor: cursorsOfPosts('hot'),
    };
  }

  function homeDetails(): Details {
    const zone = zoneNamed(site, site.home);
    return zone === undefined
      ? { canonical: '/', data: [websiteOf(site, link)], ...allPosts }
      : zoneDetails(zone);
  }

  function searchDetails(): Details {
    const text = termIn(query, 'q');
    if (text === '')
      return { title: pageTitles.posts, canonical: pagePatterns.posts, isIndexed: false, ...allPosts };
    const title = pageTitles.search(text);
    const terms = `q=${encodeURIComponent(text)}`;
    return {
      title,
      canonical: pagePaths.search(text),
      isIndexed: false,
      feed: { title, query: terms },
      readCursor: cursorsOfSearch,
    };
  }

  const loaders: Record<PublicPage, () => Details | Promise<Details>> = {
    home: homeDetails,
    zone: () => zoneDetails(zoneNamed(site, params['zone'] ?? '') ?? ''),
    crypto: () => ({ title: pageTitles.crypto, ...allPosts, readCursor: cursorsOfPosts(sort) }),
    posts: () => ({ title: pageTitles.posts, ...allPosts }),
    search: searchDetails,
    post: postDetails,
    tags: tagDetails,
    users: () => ({ title: pageTitles.users, readCursor: cursorsOfUsers }),
    user: userDetails,
    removals: () => ({ title: pageTitles.removals, isIndexed: site.publicRemovals === true }),
    auth: () => ({ title: query.has('ref') ? pageTitles.signUp : pageTitles.logIn, isIndexed: false }),
  };
  // The app sets the titles of the other pages.
  return isPublic(name) ? loaders[name]() : { isIndexed: false };
}

const isPublic = (name: PageName): name is PublicPage => publicPages.some((page) => page === name);

const isNewest = (query: URLSearchParams) => query.get('sort') === 'new';

const termIn = (query: URLSearchParams, name: string) => oneLine((query.get(name) ?? '').slice(0, maxQuery));

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
