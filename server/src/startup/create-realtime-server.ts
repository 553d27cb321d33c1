import type { FastifyBaseLogger } from 'fastify';

import { areCurrent, findSessionClaims } from '../accounts/sessions/identify';
import { createIsVerified } from '../accounts/addresses/require-verified';
import { createChat, type ChatOptions } from '../chat/chat';
import type { Database } from '../database/database';
import type { MailServices } from '../mail/mail-services';
import { findRoles } from '../moderation/roles/find-roles';
import { createClientAddress } from '../network/client-address';
import { createAnnounce } from '../outcome/announce';
import { isDatabaseBusy, type OverloadLimits } from '../overload/overload-limits';
import { readPostChanges } from '../posts/read-post-changes';
import type { NodeLink } from '../realtime/node-link';
import { createRealtime, type Realtime } from '../realtime/realtime-server';
import { socketLimits } from '../realtime/socket-limits';
import type { Settings } from '../settings/settings';
import { findAdminId } from '../site/site-repository';

interface RealtimeServerOptions extends Required<Pick<ChatOptions, 'filters' | 'memberLimits'>> {
  settings: Settings;
  db: Database;
  nodes: NodeLink | undefined;
  verification: MailServices['verification'];
  overload: OverloadLimits;
  log: FastifyBaseLogger;
}

/** Creates the realtime server with the chat, which announces through it. */
export function createRealtimeServer({
  settings,
  db,
  nodes,
  filters,
  memberLimits,
  verification,
  overload,
  log,
}: RealtimeServerOptions): Realtime {
  const realtime = createRealtime({
    verify: (token) => findSessionClaims(token, db, settings),
    areCurrent: (claims) => areCurrent(claims, db),
    rolesOf: async (userId) => {
      const adminId = () => Promise.resolve(settings.adminUserId ?? findAdminId(db));
      return findRoles({ db, adminId }, userId);
    },
    chat: createChat({
      db,
      rateLimits: settings.rateLimits,
      announce: (outcome) => announce(outcome),
      filters,
      memberLimits,
      isVerified: createIsVerified(db, verification),
    }),
    readPostChanges: (ids) => readPostChanges(db, ids),
    nodes,
    limits: socketLimits(settings),
    isOverloaded: () => isDatabaseBusy(db, overload),
    addressOf: createClientAddress(settings.trustProxy),
    corsOrigins: settings.corsOrigins,
    onError: (error) => {
      log.error({ err: error }, 'a socket event failed');
    },
  });
  const announce = createAnnounce(db, realtime.publisher, (error) => {
    log.error({ err: error }, 'announcing a case of the chat failed');
  });
  return realtime;
}
