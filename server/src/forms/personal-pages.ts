import { randomUUID } from 'node:crypto';

import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';

import { acceptsGzip, compress, decompress } from '../contract/compression';
import { originOf } from '../head/origin';
import type { Pages } from '../head/pages';
import { loggedPath } from '../logging/logged-path';
import { messages } from '../messages';
import { insertNotice } from '../pages/insert-page';
import type { FormResult } from '../../../client/rendering';
import { mayRender } from '../pages/may-render';
import { TooManyRenders, type RenderedDocuments } from '../pages/rendered-documents';
import { insertFormKey } from './form-key';
import { clearHeldCookie, readHeldCookie } from './held-cookie';
import type { Viewer } from './viewer';

export interface PersonalPage {
  /** Path and query. */
  url: string;
  viewer: Viewer | undefined;
  /** A refused form. The page is sent with its status. */
  formResult?: FormResult | undefined;
  /** A UUID for the page's forms. @default a new one */
  formKey?: string | undefined;
}

/** Sends a page that only its viewer may see. It is not cached. */
export type SendPersonalPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: PersonalPage,
) => Promise<FastifyReply>;

export interface PersonalPagesOptions {
  pages: Pages | undefined;
  documents: RenderedDocuments;
  shell: string;
  publicUrl: string | undefined;
  log: FastifyBaseLogger;
}

interface EmptyPage extends PersonalPage {
  /** The page's document, without content. */
  empty: Buffer;
  etag: string | undefined;
}

export function createPersonalPages({
  pages,
  documents,
  shell,
  publicUrl,
  log,
}: PersonalPagesOptions): SendPersonalPage {
  return async (request, reply, { url, viewer, formResult, formKey }) => {
    const page = await pages?.find({ url, origin: publicUrl ?? originOf(request) });
    void reply.header('vary', 'Accept, Accept-Encoding, Cookie').header('cache-control', 'private, no-store');
    if (page?.location !== undefined && !formResult)
      return reply.code(301).header('location', page.location).send();

    const body = page?.location === undefined ? page?.body : undefined;
    const heldOn = viewer && !formResult ? readHeldCookie(request) : undefined;
    const shown = heldOn === undefined ? formResult : heldComment(url, heldOn);
    const { html, isPersonal } = await readPage(request, {
      url,
      empty: body ?? Buffer.from(shell),
      etag: page?.etag,
      viewer,
      formResult: shown,
      formKey,
    });
    if (heldOn !== undefined && isPersonal) clearHeldCookie(request, reply);
    const status = formResult?.status ?? page?.status ?? 200;
    void reply.code(status).type('text/html; charset=utf-8');
    return acceptsGzip(request)
      ? reply.header('content-encoding', 'gzip').send(await compress(html))
      : reply.send(html);
  };

  /** Falls back to the guests' page, with a notice, when the renderer is too busy. */
  async function readPage(
    request: FastifyRequest,
    { url, empty, etag, viewer, formResult, formKey = randomUUID() }: EmptyPage,
  ): Promise<{ html: string; isPersonal: boolean }> {
    const caller = viewer && { token: viewer.token, address: request.ip };
    try {
      if (!(await mayRender(request)())) throw new TooManyRenders();
      const personal = { viewer: viewer?.result, formResult };
      const rendered = await documents.render(url, empty, personal, caller);
      if (rendered !== undefined)
        return { html: viewer ? insertFormKey(rendered, formKey) : rendered, isPersonal: true };
      if (!formResult || formResult.isHeld) return { html: empty.toString(), isPersonal: false };
    } catch (error) {
      log.warn({ err: error, path: loggedPath(url) }, 'a page was not rendered for its viewer');
    }
    const guests =
      etag === undefined
        ? undefined
        : await documents.read(url, empty, etag, mayRender(request)).catch(() => undefined);
    const isRefused = formResult && !formResult.isHeld;
    const notice = isRefused ? messages.formFailed(formResult.message) : messages.pageNotYours;
    const html = guests ? await decompress(guests.gzip) : empty;
    return { html: insertNotice(html.toString(), notice), isPersonal: false };
  }
}

const heldComment = (page: string, postId: string): FormResult => ({
  form: 'comment',
  page,
  postId,
  status: 200,
  message: '',
  fields: {},
  missing: [],
  isHeld: true,
});
