import { networkFirst, type KeepAlive, type WorkerServices } from './networkFirst';

const name = 'pictures';

const hour = 60 * 60_000;

/** A day, because moderators may remove a picture: about 50 MB in all. */
const bounds = { maxResponses: 100, maxAgeMs: 24 * hour, maxBytes: 500_000, freshMs: hour };

export interface PictureCache {
  /** Resolves with the server's response. Without one, resolves with the saved picture, or a network error. */
  respond: (request: Request, keepAlive: KeepAlive) => Promise<Response>;
  deleteExpired: () => Promise<void>;
  deleteAll: () => Promise<void>;
}

/** Recently seen pictures. Picture requests carry no session, so all share a cache, which a log-out deletes. */
export function createPictureCache(services: WorkerServices): PictureCache {
  // The HTTP cache would keep a removed picture for a year.
  const revalidate = (request: Request) => services.send(new Request(request, { cache: 'no-cache' }));
  const pictures = networkFirst({ ...services, send: revalidate }, bounds);
  return {
    respond: (request, keepAlive) => pictures.respond(name, request, keepAlive).catch(() => Response.error()),
    deleteExpired: () => pictures.deleteExpired(name),
    deleteAll: async () => void (await services.caches.delete(name)),
  };
}
