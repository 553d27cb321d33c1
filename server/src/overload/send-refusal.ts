import type { FastifyReply } from 'fastify';

import { unavailable } from '../errors';
import { messages } from '../messages';

const retryAfterSeconds = 5;

/**
 * Returns a function that answers 503 after the turn's other events. Sent at once, refusals would bring the clients' next
 * requests into the same turn: libuv reads up to 49,000 events per turn.
 */
export function createSendRefusal(): (reply: FastifyReply) => void {
  const { message, code } = unavailable(messages.busy, retryAfterSeconds);
  // Serialised once: under load, refusals must be cheap.
  const body = JSON.stringify({ message, code });
  const refused: FastifyReply[] = [];

  function sendAll(): void {
    for (const reply of refused.splice(0))
      void reply
        .code(503)
        .header('retry-after', retryAfterSeconds)
        .type('application/json; charset=utf-8')
        .send(body);
  }

  return (reply) => {
    if (refused.length === 0) setImmediate(sendAll);
    refused.push(reply);
  };
}
