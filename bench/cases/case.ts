import { loadHttp, type HttpRequest } from '../http-load';
import type { LimitKind } from '../limits/open-limits';
import type { Workload } from '../measure';
import type { Caller, Stage } from '../stage';

/** One thing that the server does. */
export interface Case {
  name: string;
  limit: LimitKind;
  /** Tries the case once. @throws when the answer is not what it should be. */
  prepare: (stage: Stage) => Promise<PreparedCase>;
}

export interface PreparedCase {
  workload: Workload;
  /** Length of the answer's body. */
  bytes: number;
}

interface HttpCase {
  name: string;
  /** @default a constant body */
  limit?: LimitKind;
  /** @default 200 */
  status?: number;
  /** Returns a function that makes the request with this number, or a constant request. */
  requests: (stage: Stage) => HttpRequest | Requests | Promise<HttpRequest | Requests>;
  /** @returns Whether the answer's body is right. */
  isRight: (body: unknown, stage: Stage) => boolean;
}

type Requests = (number: number) => HttpRequest;

/** A case of requests by HTTP. */
export const httpCase = ({
  name,
  limit = 'constant body',
  status = 200,
  requests,
  isRight,
}: HttpCase): Case => ({
  name,
  limit,
  async prepare(stage) {
    const made = await requests(stage);
    const requestAt = typeof made === 'function' ? made : () => made;
    const text = await answerTo(stage.url, requestAt(0), status);
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    if (!isRight(body, stage)) throw new Error(`"${name}" got a wrong answer: ${text.slice(0, 500)}`);
    let sent = 0;
    return {
      bytes: Buffer.byteLength(text),
      workload: (load) => loadHttp({ ...load, url: stage.url, status, next: () => requestAt((sent += 1)) }),
    };
  },
});

async function answerTo(url: string, request: HttpRequest, status: number): Promise<string> {
  const answer = await fetch(`${url}${request.path}`, {
    method: request.method ?? 'GET',
    headers: {
      ...request.headers,
      ...(request.token !== undefined && { Authorization: `Bearer ${request.token}` }),
      ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  });
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`${request.path} answered ${answer.status}: ${text}`);
  return text;
}

/** The callers in turn. */
export function callerAt({ callers }: Stage, number: number): Caller {
  const caller = callers[number % callers.length];
  if (!caller) throw new Error('The stage has no callers.');
  return caller;
}

/** Whether this is a list of this many objects that have all these fields. */
export const isListOf = (body: unknown, length: number, ...fields: string[]): boolean =>
  Array.isArray(body) && body.length === length && body.every((item) => hasFields(item, ...fields));

/** Whether this is a list of objects that have all these fields, and not an empty one. */
export const isFilledListOf = (body: unknown, ...fields: string[]): boolean =>
  Array.isArray(body) && body.length > 0 && isListOf(body, body.length, ...fields);

/** Whether this is an object that has all these fields. */
export const hasFields = (body: unknown, ...fields: string[]): boolean =>
  typeof body === 'object' && body !== null && fields.every((field) => field in body);
