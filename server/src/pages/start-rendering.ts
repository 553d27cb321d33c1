import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import { ownAddress } from '../contract/rate-limits';
import { repositoryRoot } from '../repository-root';
import { createPageRenderer, type PageRenderer } from './page-renderer';
import { createRenderedDocuments, type RenderedDocuments } from './rendered-documents';

/** Undefined if the app was not built. */
export function startRenderer(log: FastifyBaseLogger, now: () => Date): PageRenderer | undefined {
  const file = join(repositoryRoot(), 'server/dist/pages/worker.js');
  if (!existsSync(file)) return undefined;
  const onError = (error: unknown) => log.error({ err: error }, 'rendering pages failed');
  return createPageRenderer({ file, now, onError });
}

export interface RenderingOptions {
  renderer: PageRenderer;
  readSnapshot: () => Promise<string | undefined>;
  now: () => Date;
}

/** Renders pages from this app's responses. */
export function renderFrom(
  app: FastifyInstance,
  { renderer, readSnapshot, now }: RenderingOptions,
): RenderedDocuments {
  return createRenderedDocuments({
    renderer,
    readSnapshot,
    now,
    async call(url, headers, viewer) {
      const response = await app.inject({
        method: 'GET',
        url,
        headers: { ...headers, ...(viewer && { authorization: `Bearer ${viewer.token}` }) },
        // The session's last use is stored with its network.
        remoteAddress: viewer?.address ?? ownAddress,
      });
      const values = Object.entries(response.headers).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      );
      return { status: response.statusCode, headers: values, body: response.body };
    },
  });
}
