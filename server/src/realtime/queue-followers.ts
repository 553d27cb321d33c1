import type { Ack } from '@alphazone/client';

import { may, type Roles } from '../moderation/roles/permissions';
import type { SocketIdentity } from './socket-identity';

/** The used part of a socket. */
export interface QueueSocket {
  rooms: Set<string>;
  join: (rooms: string[]) => Promise<void> | void;
  leave: (room: string) => Promise<void> | void;
}

export interface QueueFollowers {
  follow(socket: QueueSocket, identity: SocketIdentity): Promise<Ack>;
  isFollowing(socket: QueueSocket): boolean;
  leave(socket: QueueSocket): void;
  /** Leaves the rooms that the user's roles no longer allow. */
  recheck(userId: string, followers: readonly QueueSocket[]): Promise<void>;
}

const moderatorsOnly = 'Only moderators can follow the queue.';

/** Room of moderators of all zones. */
const queueRoom = 'queue';

export function createQueueFollowers(
  rolesOf: ((userId: string) => Promise<Roles>) | undefined,
): QueueFollowers {
  const allowedRooms = async (userId: string | undefined): Promise<string[]> => {
    const roles = userId === undefined ? undefined : await rolesOf?.(userId);
    return roles ? roomsOfRoles(roles) : [];
  };
  return {
    async follow(socket, identity) {
      const userId = identity.userId();
      const rooms = await allowedRooms(userId);
      if (rooms.length === 0 || identity.userId() !== userId) return { ok: false, message: moderatorsOnly };
      await socket.join(rooms);
      return { ok: true, value: undefined };
    },
    isFollowing: (socket) => queueRoomsOf(socket).length > 0,
    leave(socket) {
      for (const room of queueRoomsOf(socket)) void socket.leave(room);
    },
    async recheck(userId, followers) {
      if (followers.length === 0) return;
      const allowed = await allowedRooms(userId);
      for (const socket of followers)
        for (const room of queueRoomsOf(socket)) if (!allowed.includes(room)) void socket.leave(room);
    },
  };
}

export const queueRooms = (zone: string | null): string[] =>
  zone === null ? [queueRoom] : [queueRoom, `${queueRoom}:${zone}`];

const queueRoomsOf = ({ rooms }: QueueSocket): string[] =>
  [...rooms].filter((room) => room.startsWith(queueRoom));

function roomsOfRoles(roles: Roles): string[] {
  if (may(roles, 'handle reports')) return [queueRoom];
  return roles.moderates === 'all' ? [] : roles.moderates.map((zone) => `${queueRoom}:${zone}`);
}
