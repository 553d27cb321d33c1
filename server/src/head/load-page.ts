import { pagePatterns, pageTitle, pageTitles } from '@alphazone/client/pages';

import { zoneNamed, type SiteSettings } from '../site/site-settings';
import { isCursor } from './list-cursors';
import { matchPage, type MatchedPage, type PageName } from './match-page';
import { absoluteFrom } from './origin';
import type { Page, Redirect } from './page';
import { isNewest, loadDetails, type PageDetails, type PageServices } from './page-details';
import { oneLine } from './plain-text';

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
  const siteDescription = `${pageTitle(undefined, brand)}: ${zones.map(({ name }) => name).join(', ')}`;

  const page = (name: PageName | undefined, { status = 200, title, ...details }: PageDetails): Page => ({
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
  const details = await loadDetails({ ...services, ...match, query, link: absoluteFrom(origin) });
  return page(match.name, startAtCursor({ canonical: match.pathname, ...details }, query));
}

/** A list's next pages have their own URLs, which include the sort order. */
function startAtCursor(details: PageDetails & { canonical: string }, query: URLSearchParams): PageDetails {
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

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
