import { pagePaths, pagePatterns, pageTitles, publicPages, type PublicPage } from '@alphazone/client/pages';

import { cardSize } from '../cards/draw-card';
import type { DatabaseReader } from '../database/database';
import { isId } from '../database/ids';
import { zoneNamed, type SiteSettings } from '../site/site-settings';
import { findPostHead, findUserHead, isTagUsed, wasPostDeleted, type PostHeadRow } from './head-repository';
import { cursorsOfPosts, cursorsOfSearch, cursorsOfUsers, type ReadCursor } from './list-cursors';
import type { MatchedPage, PageName } from './match-page';
import type { Link } from './origin';
import type { Head, Page } from './page';
import { descriptionOf, oneLine } from './plain-text';
import { breadcrumbsOf, discussionOf, profileOf, websiteOf } from './structured-data';

export interface PageServices {
  db: DatabaseReader;
  site: SiteSettings;
  /** Path of a post's card picture. */
  cardOf?: ((post: PostHeadRow) => string) | undefined;
}

export type PageDetails = Partial<Omit<Head, 'name' | 'title' | 'shortTitle'>> & {
  /** Undefined: the community's own. */
  title?: string | undefined;
  status?: Page['status'];
  /** Cursor reader of a page with a list. */
  readCursor?: ReadCursor;
};

interface PageRequest extends PageServices, Pick<MatchedPage, 'params'> {
  query: URLSearchParams;
  /** Makes addresses in structured data absolute. */
  link: Link;
}

const maxQuery = 200;

/** Loads what a page's head says. The app sets the titles of pages that are not public. */
export async function loadDetails({
  name,
  ...request
}: PageRequest & { name: PageName }): Promise<PageDetails> {
  return isPublic(name) ? loaders[name](request) : { isIndexed: false };
}

const isPublic = (name: PageName): name is PublicPage => publicPages.some((page) => page === name);

const allPosts: PageDetails = {
  feed: { title: pageTitles.posts, query: '' },
  readCursor: cursorsOfPosts('hot'),
};

const loaders: Record<PublicPage, (request: PageRequest) => PageDetails | Promise<PageDetails>> = {
  home: homeDetails,
  zone: (request) => zoneDetails(zoneNamed(request.site, request.params['zone'] ?? '') ?? '', request),
  crypto: ({ query }) => ({
    title: pageTitles.crypto,
    ...allPosts,
    readCursor: cursorsOfPosts(isNewest(query) ? 'new' : 'hot'),
  }),
  posts: () => ({ title: pageTitles.posts, ...allPosts }),
  search: searchDetails,
  post: postDetails,
  tags: tagDetails,
  users: () => ({ title: pageTitles.users, readCursor: cursorsOfUsers }),
  user: userDetails,
  removals: ({ site }) => ({ title: pageTitles.removals, isIndexed: site.publicRemovals === true }),
  auth: ({ query }) => ({ title: query.has('ref') ? pageTitles.signUp : pageTitles.logIn, isIndexed: false }),
};

function homeDetails(request: PageRequest): PageDetails {
  const { site, link } = request;
  const zone = zoneNamed(site, site.home);
  return zone === undefined
    ? { canonical: '/', data: [websiteOf(site, link)], ...allPosts }
    : zoneDetails(zone, request);
}

function zoneDetails(zone: string, { site, query, link }: PageRequest): PageDetails {
  const { description = '' } = site.zones.find((candidate) => candidate.name === zone) ?? {};
  const canonical = pagePaths.zone(zone);
  return {
    title: zone,
    description,
    canonical,
    data: [breadcrumbsOf([homeOf(site), [zone, canonical]], link)],
    feed: zoneFeed(zone),
    readCursor: cursorsOfPosts(isNewest(query) ? 'new' : 'hot', { isZone: true }),
  };
}

function searchDetails({ query }: PageRequest): PageDetails {
  const text = termIn(query, 'q');
  if (text === '')
    return { title: pageTitles.posts, canonical: pagePatterns.posts, isIndexed: false, ...allPosts };
  const title = pageTitles.search(text);
  return {
    title,
    canonical: pagePaths.search(text),
    isIndexed: false,
    feed: { title, query: `q=${encodeURIComponent(text)}` },
    readCursor: cursorsOfSearch,
  };
}

async function postDetails({ params, db, site, cardOf, link }: PageRequest): Promise<PageDetails> {
  const { id = '' } = params;
  const post = isId(id) ? await findPostHead(db, id) : undefined;
  if (!post)
    return { title: pageTitles.postNotFound, status: isId(id) && (await wasPostDeleted(db, id)) ? 410 : 404 };
  const card = cardOf?.(post);
  const zonePath = pagePaths.zone(post.category);
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
      breadcrumbsOf([homeOf(site), [post.category, zonePath], [post.title, pagePaths.post(post.id)]], link),
    ],
    feed: zoneFeed(post.category),
  };
}

async function tagDetails({ query, db, site, link }: PageRequest): Promise<PageDetails> {
  const tag = termIn(query, 'tag').toLowerCase();
  if (tag === '') return { title: pageTitles.tags };
  const title = pageTitles.tag(tag);
  return {
    title,
    canonical: pagePaths.tag(tag),
    isIndexed: await isTagUsed(db, tag),
    data: [
      breadcrumbsOf([homeOf(site), [pageTitles.tags, pagePatterns.tags], [tag, pagePaths.tag(tag)]], link),
    ],
    feed: { title, query: `tag=${encodeURIComponent(tag)}` },
    readCursor: cursorsOfPosts('hot'),
  };
}

async function userDetails({ params, db, site, link }: PageRequest): Promise<PageDetails> {
  const { id = '' } = params;
  const user = isId(id) ? await findUserHead(db, id) : undefined;
  if (!user || user.is_deleted) return { title: pageTitles.profile, status: user ? 410 : 404 };
  const readCursor = cursorsOfPosts('new');
  // A banned member's `about` is on the profile, but not for search engines.
  if (user.is_banned) return { title: user.name, isIndexed: false, type: 'profile', readCursor };
  return {
    title: user.name,
    description: descriptionOf(user.about),
    type: 'profile',
    ...(user.picture_url !== null && { image: { url: user.picture_url, alt: oneLine(user.name) } }),
    data: [
      profileOf(user, link),
      breadcrumbsOf(
        [homeOf(site), [pageTitles.users, pagePatterns.users], [user.name, pagePaths.user(user.id)]],
        link,
      ),
    ],
    feed: { title: user.name, query: `author=${user.id}` },
    readCursor,
  };
}

const homeOf = (site: SiteSettings) => [site.brand.name, pagePatterns.home] as const;

const zoneFeed = (zone: string) => ({
  title: zone,
  query: `category=${encodeURIComponent(zone.toLowerCase())}`,
});

export const isNewest = (query: URLSearchParams): boolean => query.get('sort') === 'new';

const termIn = (query: URLSearchParams, name: string) => oneLine((query.get(name) ?? '').slice(0, maxQuery));
