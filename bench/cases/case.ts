import { loadHttp, type HttpRequest } from '../http-load';
import type { LimitKind } from '../limits/open-limits';
import type { Workload } from '../measure';
import type { Caller, Stage } from '../stage';

export interface Case {
  name: string;
  limit: LimitKind;
  /** Prepares the case with a trial run. @throws When the response is wrong. */
  prepare: (stage: Stage) => Promise<PreparedCase>;
}

export interface PreparedCase {
  workload: Workload;
  /** Length of a response. */
  bytes: number;
  /** Sockets that receive each message. */
  clients?: number;
}

interface HttpCase {
  name: string;
  /** @default a constant body */
  limit?: LimitKind;
  /** @default 200 */
  status?: number;
  requests: (stage: Stage) => HttpRequest | Requests | Promise<HttpRequest | Requests>;
  isCorrect: (body: unknown, stage: Stage) => boolean;
}

type Requests = (number: number) => HttpRequest;

export const httpCase = ({
  name,
  limit = 'constant body',
  status = 200,
  requests,
  isCorrect,
}: HttpCase): Case => ({
  name,
  limit,
  async prepare(stage) {
    const built = await requests(stage);
    const requestOf = typeof built === 'function' ? built : () => built;
    const requestAt =
      stage.uncached && status === 200
        ? (number: number) => withNumber(requestOf(number), number)
        : requestOf;
    const text = await fetchText(stage.url, requestAt(0), status);
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    if (!isCorrect(body, stage)) throw new Error(`"${name}" got a wrong response: ${text.slice(0, 500)}`);
    let sent = 0;
    return {
      bytes: Buffer.byteLength(text),
      workload: (load) => loadHttp({ ...load, url: stage.url, status, next: () => requestAt((sent += 1)) }),
    };
  },
});

/** Makes the URL of a read unique. */
export function withNumber(request: HttpRequest, number: number): HttpRequest {
  if (request.method !== undefined) return request;
  const { path } = request;
  return { ...request, path: `${path}${path.includes('?') ? '&' : '?'}request=${number}` };
}

async function fetchText(url: string, request: HttpRequest, status: number): Promise<string> {
  const response = await fetch(`${url}${request.path}`, {
    method: request.method ?? 'GET',
    headers: {
      ...request.headers,
      ...(request.token !== undefined && { Authorization: `Bearer ${request.token}` }),
      ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  });
  const text = await response.text();
  if (response.status !== status) throw new Error(`${request.path} answered ${response.status}: ${text}`);
  return text;
}

export function callerAt({ callers }: Stage, number: number): Caller {
  const caller = callers[number % callers.length];
  if (!caller) throw new Error('The stage has no callers.');
  return caller;
}

export const isListOf = (body: unknown, length: number, ...fields: string[]): boolean =>
  Array.isArray(body) && body.length === length && body.every((item) => hasFields(item, ...fields));

export const isFilledListOf = (body: unknown, ...fields: string[]): boolean =>
  Array.isArray(body) && body.length > 0 && isListOf(body, body.length, ...fields);

export const hasFields = (body: unknown, ...fields: string[]): boolean =>
  typeof body === 'object' && body !== null && fields.every((field) => field in body);
