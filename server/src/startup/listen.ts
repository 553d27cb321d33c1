import type { FastifyInstance } from 'fastify';

import { operatorMessages } from '../operator-messages';
import type { Settings } from '../settings/settings';
import { StartupError } from './startup-error';

/** Backlog of new connections. With Node's 511, a burst is reset. */
const backlog = 4_096;

/** @returns The server's URL. @throws StartupError for an address that cannot be used. */
export async function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  try {
    await app.listen({ host, port, backlog });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new StartupError(operatorMessages.portTaken(host, port), { cause: error });
    if (code === 'EACCES') throw new StartupError(operatorMessages.portForbidden(port), { cause: error });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartupError(operatorMessages.hostUnknown(host), { cause: error });
    }
    throw error;
  }
  return urlOf(app, host);
}

function urlOf(app: FastifyInstance, host: string): string {
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
