import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ProviderServer {
  url: string;
  requests: Pick<IncomingMessage, 'url' | 'headers'>[];
  respondWith: (respond: (response: ServerResponse) => void) => void;
  close: () => Promise<void>;
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

export async function startProviderServer(): Promise<ProviderServer> {
  let respond: (response: ServerResponse) => void = json({});
  const requests: ProviderServer['requests'] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    respond(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    respondWith(next) {
      respond = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
