import { parentPort } from 'node:worker_threads';

import { createClient } from '@alphazone/client';
import { loadSite } from '@alphazone/react';

import type { FromRenderer, ToRenderer } from '../../client/rendering';
import { ownSite } from '../site/loadSite';
import { origin } from './serverServices';
import { renderPage } from './renderPage';

const port = parentPort;
if (!port) throw new Error('This module renders pages in a worker thread.');

const send = (message: FromRenderer) => port.postMessage(message);
const waiting = new Map<number, (response: Response) => void>();
let calls = 0;

port.on('message', (message: ToRenderer) => {
  if (message.type === 'render') void render(message);
  else {
    const { call, status, headers, body } = message;
    waiting.get(call)?.(new Response(status === 204 ? null : body, { status, headers }));
    waiting.delete(call);
  }
});

async function render({ id, ...request }: Extract<ToRenderer, { type: 'render' }>): Promise<void> {
  const fetch = (request: Request) =>
    new Promise<Response>((resolve) => {
      calls += 1;
      waiting.set(calls, resolve);
      send({ type: 'call', id, call: calls, url: request.url.slice(origin.length) });
    });
  try {
    const client = createClient({ baseUrl: origin, getToken: () => undefined, fetch });
    const site = await loadSite(client, ownSite);
    const page = await renderPage({ ...request, site, fetch, log: () => undefined });
    send({ type: 'rendered', id, page });
  } catch (error) {
    send({
      type: 'failed',
      id,
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
}
