import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';

import { hasTag } from '../contract/validators';
import { originOf } from '../head/origin';
import { pageUrl } from '../head/page-url';
import type { Pages } from '../head/pages';
import { loggedPath } from '../logging/logged-path';
import { mayRender } from '../pages/may-render';
import { TooManyRenders, type RenderedDocuments } from '../pages/rendered-documents';
import { sendRendered } from '../pages/send-rendered';

export interface GuestPagesOptions {
  /** Undefined: every URL gets its document, without a head of its own. */
  pages: Pages | undefined;
  documents: RenderedDocuments | undefined;
  /** The empty document of a path and query. */
  documentAt: (url: string) => string;
  publicUrl: string | undefined;
  log: FastifyBaseLogger;
}

/** Sends the page that all guests share. */
export type SendGuestPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function createGuestPages({
  pages,
  documents,
  documentAt,
  publicUrl,
  log,
}: GuestPagesOptions): SendGuestPage {
  /** After a failure, the browser renders the page and shows the error. */
  async function render(request: FastifyRequest, url: string, page: Buffer, etag: string) {
    try {
      return await documents?.read(url, page, etag, mayRender(request));
    } catch (error) {
      if (error instanceof TooManyRenders) return undefined;
      log.warn({ err: error, path: loggedPath(url) }, 'a page was sent without its content');
      return undefined;
    }
  }

  return async (request, reply) => {
    const url = pageUrl(request.url);
    const page = await pages?.find({ url, origin: publicUrl ?? originOf(request) });
    void reply.header('vary', 'Accept').header('cache-control', 'no-cache');
    if (page?.location !== undefined) return reply.code(301).header('location', page.location).send();
    if (page?.etag !== undefined) {
      const rendered = await render(request, url, page.body, page.etag);
      if (rendered) return sendRendered(request, reply.code(page.status), rendered);
      void reply.header('etag', page.etag);
      if (page.status === 200 && hasTag(request.headers['if-none-match'], page.etag))
        return reply.code(304).send();
    }
    return sendDocument(reply.code(page?.status ?? 200), page?.body ?? documentAt(url));
  };
}

export function sendDocument(reply: FastifyReply, document: string | Buffer): FastifyReply {
  return reply
    .header('vary', 'Accept')
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(document);
}
