import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';

import type { Caller } from './accounts/sessions/callers-repository';

/** Data gathered about a request before Fastify gets it. */
export interface Arrival {
  /** By `performance.now()`. */
  at: number;
  /** Undefined when reading the caller failed. */
  caller: Caller | undefined;
}

const arrivals = new WeakMap<IncomingMessage, Arrival>();

/** Call it before handing the request to Fastify. */
export function rememberArrival(raw: IncomingMessage, arrival: Arrival): void {
  arrivals.set(raw, arrival);
}

/** The caller, if the request was identified in front of Fastify. */
export const callerAtArrival = (raw: IncomingMessage): Caller | undefined => arrivals.get(raw)?.caller;

/** Time since the request arrived, including the time in front of Fastify. */
export function elapsedMs(raw: IncomingMessage, { elapsedTime }: Pick<FastifyReply, 'elapsedTime'>): number {
  const arrival = arrivals.get(raw);
  return arrival ? performance.now() - arrival.at : elapsedTime;
}
