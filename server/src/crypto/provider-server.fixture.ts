import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A provider on this machine. */
export interface ProviderServer {
  url: string;
  /** What it was asked, oldest first. */
  requests: Pick<IncomingMessage, 'url' | 'headers'>[];
  /** How it answers from now on. */
  answerWith: (answer: (response: ServerResponse) => void) => void;
  close: () => Promise<void>;
}

/** Answers with JSON. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

/** Starts a provider that answers `{}`. */
export async function startProviderServer(): Promise<ProviderServer> {
  let answer: (response: ServerResponse) => void = json({});
  const requests: ProviderServer['requests'] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerWith(next) {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
