import type { Publisher } from '../publisher';
import { createPostPushes } from './post-pushes';
import { queueRooms } from './queue-followers';
import { createQueuePushes } from './queue-pushes';
import { roomOf, type RealtimeIo } from './realtime-io';

export interface SocketPublisherOptions {
  /** Returns the current counts of posts, without those of deleted and hidden ones. */
  readPostChanges: Parameters<typeof createPostPushes>[0];
  /** Whether clients may be connected to other servers. */
  hasOtherServers: boolean;
  onAccessChanged: (userId: string) => void;
}

export interface SocketPublisher extends Publisher {
  /** Pushes the pending changes. */
  flush: () => void;
}

/** Pushes to sockets, on all linked servers. */
export function createSocketPublisher(
  io: RealtimeIo,
  { readPostChanges, hasOtherServers, onAccessChanged }: SocketPublisherOptions,
): SocketPublisher {
  const postPushes = createPostPushes(readPostChanges, (change) => io.emit('post changed', change));
  const queuePushes = createQueuePushes((zone, cases) => {
    io.to(queueRooms(zone)).emit('queue changed', { cases: [...cases] });
  });

  return {
    postChanged: postPushes.add,
    contentModerated: (change) => io.emit('content moderated', change),
    notified(userId, push) {
      io.to(roomOf(userId)).emit('notification', push);
    },
    isListening: (userId) => hasOtherServers || io.of('/').adapter.rooms.has(roomOf(userId)),
    accessChanged: onAccessChanged,
    caseChanged: queuePushes.add,
    decisionChanged({ id, zone, userIds }) {
      io.to([...userIds.map(roomOf), ...queueRooms(zone)]).emit('decision changed', { _id: id });
    },
    flush() {
      postPushes.close();
      queuePushes.close();
    },
  };
}
