import { LRUCache } from 'lru-cache';

import type { Answer, PersonalPage } from '../../../client/rendering';
import { compress, compressWithBrotli } from '../contract/compression';
import { etagOf } from '../contract/validators';
import { isRecent } from '../time/is-recent';
import { insertPage } from './insert-page';
import type { AnswerCall, PageRenderer } from './page-renderer';

export interface RenderedDocument {
  // Few clients need the text uncompressed, which is six times as long.
  br: Buffer;
  gzip: Buffer;
  etag: string;
}

export interface RenderedDocuments {
  /**
   * Undefined if guests see nothing at this URL before scripts run.
   *
   * @param url Path and query.
   * @param shell The app's page, with the head for this URL.
   * @param etag The shell's ETag.
   * @param mayRender Called if it has to be rendered.
   * @throws When it cannot be rendered. `TooManyRenders` if it may not.
   */
  read: (
    url: string,
    shell: Buffer,
    etag: string,
    mayRender: () => Promise<boolean>,
  ) => Promise<RenderedDocument | undefined>;
  /**
   * Renders for one viewer. Caches nothing.
   *
   * @throws When it cannot be rendered.
   */
  render: (
    url: string,
    shell: Buffer,
    page: PersonalPage,
    viewer?: ViewerCall,
  ) => Promise<string | undefined>;
}

/** Calls the API as this member, from this address. */
export interface ViewerCall {
  token: string;
  address: string;
}

/** The caller has had too many pages rendered. */
export class TooManyRenders extends Error {
  override readonly name = 'TooManyRenders';
}

export interface RenderedDocumentsOptions {
  renderer: Pick<PageRenderer, 'render'>;
  /** @param viewer Undefined: as a guest. */
  call: (url: string, headers: Record<string, string>, viewer?: ViewerCall) => Promise<Answer>;
  /** Undefined when it cannot be read. */
  readSnapshot: () => Promise<string | undefined>;
  now: () => Date;
  maxBytes?: number;
}

interface Entry {
  document: RenderedDocument;
  /** The database's snapshot before the last validation. */
  snapshot: string | undefined;
  /** ETags of its API responses, by URL. Undefined for a response without one. */
  tags: ReadonlyMap<string, string | undefined>;
  renderedAt: number;
}

/** Bounded, because documents show relative times. */
const maxAgeMs = 60_000;

const entryBytes = 2_000;

/**
 * Caches guests' documents, which members with scripts get too. At another snapshot of the database, a
 * document is rendered again only if one of its API responses has changed: revalidating costs far less than
 * rendering.
 */
export function createRenderedDocuments({
  renderer,
  call,
  readSnapshot,
  now,
  maxBytes = 4 * 2 ** 20,
}: RenderedDocumentsOptions): RenderedDocuments {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 8,
    sizeCalculation: ({ document: { br, gzip } }, key) =>
      br.byteLength + gzip.byteLength + key.length + entryBytes,
  });
  const pending = new Map<string, { snapshot: string | undefined; reading: Promise<Entry | undefined> }>();

  async function isUnchanged({ tags }: Entry): Promise<boolean> {
    const unchanged = await Promise.all(
      [...tags].map(
        async ([url, tag]) => tag !== undefined && (await call(url, { 'if-none-match': tag })).status === 304,
      ),
    );
    return unchanged.every(Boolean);
  }

  async function renderGuests(
    url: string,
    shell: Buffer,
    snapshot: string | undefined,
  ): Promise<Entry | undefined> {
    const renderedAt = now().getTime();
    const tags = new Map<string, string | undefined>();
    const answer: AnswerCall = async (callUrl) => {
      const found = await call(callUrl, {});
      tags.set(callUrl, found.headers.find(([name]) => name === 'etag')?.[1]);
      return found;
    };
    const page = await renderer.render(url, answer);
    if (!page) return undefined;
    const html = insertPage(shell.toString(), page);
    const [br, gzip] = await Promise.all([compressWithBrotli(html), compress(html)]);
    const document = { br, gzip, etag: etagOf(html) };
    return { document, snapshot, tags, renderedAt };
  }

  async function renew(
    known: Entry | undefined,
    snapshot: string | undefined,
    load: () => Promise<Entry | undefined>,
  ): Promise<Entry | undefined> {
    if (known && isFresh(known) && (await isUnchanged(known))) return { ...known, snapshot };
    return load();
  }

  const isFresh = ({ renderedAt }: Entry) => isRecent(renderedAt, now().getTime(), maxAgeMs);

  return {
    async render(url, shell, personal, viewer) {
      const page = await renderer.render(url, (callUrl) => call(callUrl, {}, viewer), personal);
      return page && insertPage(shell.toString(), page);
    },

    async read(url, shell, etag, mayRender) {
      const key = `${etag} ${url}`;
      const snapshot = await readSnapshot();
      const known = entries.get(key);
      if (known && snapshot !== undefined && known.snapshot === snapshot && isFresh(known))
        return known.document;
      const shared = pending.get(key);
      // Not shared across snapshots: an earlier render may lack a change that this reader has seen.
      if (shared && snapshot !== undefined && shared.snapshot === snapshot) {
        try {
          return (await shared.reading)?.document;
        } catch (error) {
          // Another caller's limit says nothing about this one.
          if (!(error instanceof TooManyRenders)) throw error;
        }
      }

      const load = async () => {
        if (!(await mayRender())) throw new TooManyRenders();
        return renderGuests(url, shell, snapshot);
      };
      const own = { snapshot, reading: renew(known, snapshot, load) };
      pending.set(key, own);
      const isNewest = () => pending.get(key) === own;
      try {
        const entry = await own.reading;
        if (entry && isNewest()) entries.set(key, entry);
        return entry?.document;
      } finally {
        if (isNewest()) pending.delete(key);
      }
    },
  };
}
