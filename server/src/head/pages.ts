import { etagOf } from '../contract/validators';
import { createLabelledCache } from '../response-cache/labelled-cache';
import { waitAtMost } from '../time/wait-at-most';
import { loadPage } from './load-page';
import type { PageServices } from './page-details';
import type { Page } from './page';
import { insertHead } from './render-head';

/** The response to a page's URL, the same for all callers. */
export interface PageResponse {
  status: Page['status'] | 301;
  body: Buffer;
  location?: string;
  etag?: string;
}

export interface Pages {
  /** Undefined when the database does not answer in time. */
  find: (address: PageAddress) => Promise<PageResponse | undefined>;
}

export interface PageAddress {
  /** Path and query. */
  url: string;
  /** For absolute addresses. */
  origin: string;
}

export interface PagesOptions extends PageServices {
  /** Undefined when responses cannot be cached. @see Caller.snapshot */
  readSnapshot: () => Promise<string | undefined>;
  /** Returns the document for a page, without its head. */
  documentOf: (page: Page, address: PageAddress) => string | Promise<string>;
  onError: (error: unknown) => void;
  /** @default 1 second */
  deadlineMs?: number;
}

/** Size of a cached response besides its body. */
const entryBytes = 500;

const maxUrlLength = 2_000;

/** Cached by the database's snapshot (docs/decisions/0020-shared-responses.md). */
export function createPages({
  readSnapshot,
  documentOf,
  onError,
  deadlineMs = 1_000,
  ...services
}: PagesOptions): Pages {
  const cache = createLabelledCache<PageResponse>(({ body }) => body.byteLength + entryBytes);

  async function build(address: PageAddress): Promise<PageResponse> {
    const page = await loadPage(services, address.url, address.origin);
    if (page.status === 301) return { status: 301, location: page.location, body: Buffer.alloc(0) };
    const document = await documentOf(page, address);
    const html = insertHead(document, page.head, { origin: address.origin, site: services.site });
    return { status: page.status, body: Buffer.from(html), etag: etagOf(html) };
  }

  async function read(address: PageAddress): Promise<PageResponse> {
    const snapshot = await readSnapshot();
    if (snapshot === undefined) return build(address);
    return cache.read(`${address.origin} ${address.url}`, snapshot, () => build(address));
  }

  return {
    async find(address) {
      if (address.url.length > maxUrlLength) return undefined;
      try {
        return await waitAtMost(deadlineMs, read(address));
      } catch (error) {
        // Serve the page without its head: the app shows the error.
        onError(error);
        return undefined;
      }
    },
  };
}
