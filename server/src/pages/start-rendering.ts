import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { ownAddress } from '../contract/rate-limits';
import { repositoryRoot } from '../repository-root';
import { createPageRenderer } from './page-renderer';
import { createRenderedDocuments, type RenderedDocuments } from './rendered-documents';

export interface RenderingOptions {
  /** @default the built app's */
  file?: string;
  /** @default that of the renderer */
  deadlineMs?: number;
  readSnapshot: () => Promise<string | undefined>;
  now: () => Date;
}

const builtWorker = () => join(repositoryRoot(), 'server/dist/pages/worker.js');

/** Undefined if the renderer was not built. */
export function startRendering(
  app: FastifyInstance,
  { file = builtWorker(), readSnapshot, now, ...options }: RenderingOptions,
): RenderedDocuments | undefined {
  if (!existsSync(file)) return undefined;
  const pages = createPageRenderer({
    ...options,
    file,
    now,
    onError: (error) => app.log.error({ err: error }, 'rendering pages failed'),
  });
  app.addHook('onClose', pages.stop);
  return createRenderedDocuments({
    renderer: pages,
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
