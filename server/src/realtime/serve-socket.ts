import type { Ack } from '@alphazone/client';

import { refuseAfter } from '../chat/refuse';
import type { ChatDelivery } from './chat-delivery';
import type { QueueFollowers } from './queue-followers';
import { connectionFailed, roomOf, sendAck, type RealtimeSocket } from './realtime-io';
import { createIdentity, type SocketIdentity } from './socket-identity';
import { createBudget } from './socket-limits';

export interface SocketServices {
  followers: QueueFollowers;
  say: ChatDelivery['say'];
  /** Events of one socket in ten seconds. */
  maxEvents: number;
  isClosing: () => boolean;
  onError: (error: unknown) => void;
}

const ownRoomOnly = 'You can only join your own room. Log in again.';

/** Answers a client's events: docs/realtime.md. @returns Whose socket it is, as long as the session lasts. */
export function serveSocket(
  socket: RealtimeSocket,
  { followers, say, maxEvents, isClosing, onError }: SocketServices,
): SocketIdentity {
  const identity = createIdentity(socket.data.claims, (userId) => {
    void socket.leave(roomOf(userId));
    followers.leave(socket);
    socket.emit('session ended');
  });
  socket.on('disconnect', () => {
    identity.dispose();
  });

  const maySend = createBudget(maxEvents);
  socket.use((_event, next) => {
    if (maySend()) next();
    else socket.disconnect(true);
  });

  socket.on('join', (userId: unknown, acknowledge: unknown) => {
    const own = identity.userId();
    if (own === undefined || userId !== own) {
      sendAck(acknowledge, { ok: false, message: ownRoomOnly });
      return;
    }
    void socket.join(roomOf(own));
    sendAck(acknowledge, { ok: true, value: undefined });
  });

  // Reads the database, so at most one is pending for each socket.
  let pendingFollow: Promise<Ack> | undefined;
  socket.on('follow queue', (acknowledge: unknown) => {
    pendingFollow ??= followers.follow(socket, identity).finally(() => {
      pendingFollow = undefined;
    });
    pendingFollow.then(
      (ack) => sendAck(acknowledge, ack),
      (error: unknown) => {
        onError(error);
        sendAck(acknowledge, { ok: false, message: connectionFailed });
      },
    );
  });

  socket.on('global message', (payload: unknown, acknowledge: unknown) => {
    if (isClosing()) return;
    say(identity.userId(), payload).then(
      (ack) => sendAck(acknowledge, ack),
      (error: unknown) => {
        onError(error);
        sendAck(acknowledge, refuseAfter(error, payload));
      },
    );
  });

  return identity;
}
