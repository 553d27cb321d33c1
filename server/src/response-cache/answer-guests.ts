import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Caller } from '../accounts/sessions/callers-repository';
import type { Identify } from '../accounts/sessions/identify-callers';
import { rememberArrival } from '../arrivals';
import type { PendingRequests } from '../shutdown/close-connections';
import type { Operation } from '../contract/contract';
import { logRequest } from '../logging/request-log';
import { measureResponse } from '../metrics/measure-requests';
import type { Metrics } from '../metrics/metrics';
import type { Overload } from '../overload/overload';
import { headersOf, isReplayable, recordReplays } from './replays';
import type { Replay } from './response-cache';
import type { SharedResponses } from './shared-responses';

export interface AnswerGuestsOptions {
  sharedResponses: SharedResponses;
  identify: Identify;
  pendingRequests: PendingRequests;
  metrics: Metrics;
  overload: Overload | undefined;
  newRequestId: () => string;
  addressOf: (request: IncomingMessage) => string;
}

type Listener = (raw: IncomingMessage, response: ServerResponse) => void;

type KnownRequest = Pick<FastifyRequest, 'id' | 'query' | 'routeOptions'>;

/** The rate limit that the plugin added to a route. */
type Limit = (
  request: KnownRequest & Pick<FastifyRequest, 'ip' | 'socket'>,
  reply: { header: (name: string, value: unknown) => void },
) => Promise<void>;

/**
 * Answers guests in front of Fastify with a previous response of Fastify's to a guest, headers included
 * (docs/decisions/0028-guests-in-front-of-fastify.md). Fastify gets every other request.
 *
 * Call it after rate limits and before routes are added.
 */
export function answerGuests(app: FastifyInstance, options: AnswerGuestsOptions): void {
  const { sharedResponses, identify, pendingRequests, metrics, overload, newRequestId, addressOf } = options;
  recordReplays(app);
  const limits = collectLimits(app);
  const [askFastify] = app.server.listeners('request') as [Listener];
  app.server.removeAllListeners('request');
  app.server.on('request', (raw: IncomingMessage, response: ServerResponse) => {
    const likely = isReplayable(raw) ? sharedResponses.lastReplay(raw.url ?? '') : undefined;
    if (likely && !pendingRequests.isStopping() && !overload?.isRefused({ ...likely, headers: raw.headers }))
      void answer(raw, response, likely);
    else askFastify(raw, response);
  });

  /** @param likely May be stale. */
  async function answer(raw: IncomingMessage, response: ServerResponse, likely: Replay): Promise<void> {
    const { url = '', socket } = raw;
    const at = performance.now();
    const { query, routeOptions } = likely;
    const request = { id: newRequestId(), method: 'GET', url, query, routeOptions };
    metrics.requestBegan();
    pendingRequests.begin(socket);
    overload?.begin();
    let caller: Caller | undefined;
    let found: ReturnType<SharedResponses['replayFor']>;
    let headers: string[] | undefined;
    try {
      caller = await identify(undefined, { snapshot: true });
      found = sharedResponses.replayFor(url, caller.snapshot, raw);
      headers = found && headersOf(found, await countRequest(raw, request));
    } catch {
      // Reading the snapshot failed, or the limit is exceeded: Fastify refuses the request.
    }
    overload?.end();

    function end(): void {
      const { statusCode: status } = response;
      const milliseconds = performance.now() - at;
      metrics.requestEnded();
      measureResponse(metrics, request, { status, milliseconds });
      logRequest(app.log, request, { status, milliseconds });
      pendingRequests.end(socket);
    }

    if (response.destroyed) {
      // The client has disconnected.
      end();
    } else if (found && headers && !pendingRequests.isStopping()) {
      response.on('close', end);
      response.writeHead(found.status, headers).end(found.body);
    } else {
      metrics.requestEnded();
      pendingRequests.handOver(socket);
      rememberArrival(raw, { at, caller });
      askFastify(raw, response);
    }
  }

  /** Returns the request-specific headers. @throws When the limit is exceeded. */
  async function countRequest(raw: IncomingMessage, request: KnownRequest): Promise<Record<string, string>> {
    const headers: Record<string, string> = { 'x-request-id': request.id };
    const header = (name: string, value: unknown) => {
      headers[name] = String(value);
    };
    const { operation } = request.routeOptions.config;
    for (const limit of (operation && limits.get(operation)) ?? [])
      await limit.call(app, { ...request, ip: addressOf(raw), socket: raw.socket }, { header });
    return headers;
  }
}

function collectLimits(app: FastifyInstance): ReadonlyMap<Operation, readonly Limit[]> {
  const limits = new Map<Operation, readonly Limit[]>();
  app.addHook('onRoute', ({ method, config, onRequest = [] }) => {
    if (method === 'GET' && config?.operation)
      limits.set(config.operation, [onRequest].flat() as unknown as Limit[]);
  });
  return limits;
}
