import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { notFound } from '../errors';
import { messages } from '../messages';
import type { Services } from '../services';
import { typeOfFile } from './uploads-repository';

/** A file's content never changes, so nobody needs to ask twice. */
const forever = 'public, max-age=31536000, immutable';

/** Serves `/media/{id}.{ending}`, with ranges so that players can seek. */
export async function serveMedia(app: FastifyInstance, { db, mediaDir }: Services): Promise<void> {
  // In a scope of its own: `sendFile` of the app's static files must not meet this one.
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: mediaDir, serve: false, suppressWarning: true });

    scope.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
      const [, id = '', extension = ''] = /^([0-9a-f-]{36})\.([a-z0-9]+)$/.exec(request.params.name) ?? [];
      const mime = await typeOfFile(db, id, extension);
      if (mime === undefined) throw notFound(messages.nothingHere);

      // Only kinds that a browser shows without running anything get here, and even those in a sandbox.
      reply
        .type(mime)
        .header('cache-control', forever)
        .header('content-disposition', 'inline')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('x-content-type-options', 'nosniff');
      return reply.sendFile(`${id}.${extension}`, {
        contentType: false,
        cacheControl: false,
        dotfiles: 'deny',
      });
    });
  });
}
