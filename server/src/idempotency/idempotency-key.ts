import { createHash } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import { HttpError } from '../errors';
import { messages } from '../messages';

export interface IdempotencyKey {
  key: string;
  requestHash: Buffer;
}

/** Undefined without the header, which the contract has validated. */
export function idempotencyKeyOf({
  headers,
  routeOptions,
  params,
  body,
}: Pick<FastifyRequest, 'headers' | 'routeOptions' | 'params' | 'body'>): IdempotencyKey | undefined {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return undefined;
  return { key, requestHash: hashOfRequest([routeOptions.config.operation?.id, params, body]) };
}

export const hashOfRequest = (request: unknown): Buffer =>
  createHash('sha256').update(JSON.stringify(request)).digest();

/** Thrown for a repeated request: handlers respond with the first one's result. */
export class RepeatedRequest extends HttpError {
  /** @param thingId Id of the item that the first request created. */
  constructor(readonly thingId: string) {
    super(422, 'key_reused', messages.keyReused);
  }
}

export const keyReused = () => new HttpError(422, 'key_reused', messages.keyReused);

/** For a repeated request whose post, comment or message has been deleted. */
export const deletedSince = () => new HttpError(422, 'deleted_since', messages.deletedSince);

/** @param respond Responds to a repeated request, with the status of the first one. */
export async function respondToRepeat<T>(
  handle: () => Promise<T>,
  respond: (thingId: string) => Promise<T> | T,
): Promise<T> {
  try {
    return await handle();
  } catch (error) {
    if (error instanceof RepeatedRequest) return respond(error.thingId);
    throw error;
  }
}
