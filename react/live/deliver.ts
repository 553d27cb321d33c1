import { ApiError, type Ack, type ChatMessage, type OutgoingChatMessage } from '@alphazone/client';
import type { connectionMachine } from '@alphazone/machines';
import type { ActorRefFrom } from 'xstate';

import type { LiveSocket } from './LiveSocket';

/** A chat message that is stored, and shown once a moderator approves it. */
export interface HeldMessage {
  /** The server's notice for the author. */
  heldText: string;
}

/** See `connectTimeoutMs` in `realtime.ts`. */
const ackTimeoutMs = 4_000;

interface Channel {
  /** Open. */
  socket: LiveSocket;
  connection: ActorRefFrom<typeof connectionMachine>;
  /** Whether the server has acknowledged anything, even the join. */
  hasAcknowledged: () => boolean;
  markAcknowledged: () => void;
}

/**
 * Sends a chat message. Rejects as unreachable if the connection is lost or the acknowledgement is late. Never settles if the
 * server does not acknowledge: the message may be stored.
 */
export const deliver = (
  message: OutgoingChatMessage,
  { socket, connection, hasAcknowledged, markAcknowledged }: Channel,
): Promise<ChatMessage | HeldMessage> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      lost.unsubscribe();
      clearTimeout(late);
    };
    const giveUp = () => {
      if (!hasAcknowledged()) return;
      stop();
      reject(unreachable());
    };
    // Before the first acknowledgement, the one of `join` may follow after a reconnect.
    const lost = connection.on('connection.lost', giveUp);
    const late = setTimeout(() => {
      stop();
      giveUp();
    }, ackTimeoutMs);
    socket.emit('global message', message, (ack: Ack<ChatMessage>) => {
      markAcknowledged();
      stop();
      if (ack.ok) resolve(ack.value);
      else if (ack.code === 'held') resolve({ heldText: ack.message });
      else reject(refusalOf(ack));
    });
  });

export const unreachable = () => new ApiError(0, undefined, 'unreachable');

const statuses: Readonly<Record<string, number>> = {
  unauthorized: 401,
  too_many_requests: 429,
  deleted_since: 422,
  internal: 500,
  unavailable: 503,
};

const refusalOf = ({ message, code, retryAfter }: Extract<Ack, { ok: false }>) =>
  new ApiError(statuses[code ?? ''] ?? 400, message, code, [], { retryAfter });
