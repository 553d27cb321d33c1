import { Readable } from 'node:stream';
import type { components } from '@alphazone/client';

import type { Call, Handlers } from '../../contract/handlers';
import { requireMember } from '../../contract/handlers';
import {
  decodeCursor,
  encodeCursor,
  pageOf,
  parseTimePosition,
  sendNextPage,
  timeCursor,
} from '../../contract/paging';
import type { DatabaseReader } from '../../database/database';
import { notFound } from '../../errors';
import type { Services } from '../../services';
import { auditLine, csvHeader } from './audit-csv';
import { listAuditEntries, type AuditFilter, type AuditRow } from './audit-search-repository';
import { listRemovals } from '../decisions/decisions-repository';
import { findUserMatches } from '../members/find-user-matches';
import { findIdsNamed } from '../members/member-names-repository';
import { moderationMessages } from '../messages';
import { requirePermission } from '../roles/require-permission';
import { daysAfter } from '../sanctions/sanctions';

type AuditHandlers = Pick<Handlers, 'listAuditLog' | 'exportAuditLog' | 'listRemovals'>;

const defaultLimit = 50;
const exportedAtOnce = 500;

export function auditHandlers(services: Services): AuditHandlers {
  const { db, site } = services;

  async function serialise(rows: readonly AuditRow[]): Promise<components['schemas']['AuditEntry'][]> {
    const members = await findUserMatches(
      db,
      rows.flatMap(({ actor_id, member_id }) => [actor_id, member_id]),
    );
    const named = (id: string | null) => (id === null ? undefined : members.get(id));
    return rows.map((row) => {
      const actor = named(row.actor_id);
      const member = named(row.member_id);
      return {
        _id: row.id,
        happenedOn: row.happened_on.toISOString(),
        ...(actor && { actor }),
        action: row.action,
        ...(row.target_kind !== null && { targetKind: row.target_kind }),
        ...(row.target_id !== null && { targetId: row.target_id }),
        ...(member && { member }),
        details: { ...row.details },
      };
    });
  }

  /** Holds no connection and no snapshot while the client reads. */
  async function* csvOf(filter: AuditFilter) {
    yield csvHeader;
    let last: string | undefined;
    do {
      const rows: AuditRow[] = await listAuditEntries(db, filter, exportedAtOnce, last);
      last = rows.length < exportedAtOnce ? undefined : rows.at(-1)?.id;
      const entries = await serialise(rows);
      if (entries.length > 0) yield entries.map(auditLine).join('');
    } while (last !== undefined);
  }

  return {
    async listAuditLog(call) {
      const { limit = defaultLimit, cursor } = call.query;
      await requirePermission(services, requireMember(call).id, 'read the audit log');
      const after = decodeCursor(cursor, auditPosition);
      const rows = await listAuditEntries(db, await filterOf(db, call.query), limit + 1, after);
      const { page, last } = pageOf(rows, limit);
      sendNextPage(call.request, call.reply, last && encodeCursor(['audit', last.id]));
      return serialise(page);
    },

    async exportAuditLog(call) {
      await requirePermission(services, requireMember(call).id, 'read the audit log');
      void call.reply.header('content-disposition', 'attachment; filename="audit-log.csv"');
      void call.reply.type('text/csv; charset=utf-8');
      return Readable.from(csvOf(await filterOf(db, call.query)));
    },

    async listRemovals({ query: { limit = defaultLimit, cursor }, request, reply }) {
      if (site.publicRemovals !== true) throw notFound(moderationMessages.noRemovals);
      const after = decodeCursor(cursor, parseTimePosition);
      const { page, last } = pageOf(await listRemovals(db, { limit: limit + 1, after }), limit);
      sendNextPage(request, reply, last && timeCursor(last.decided_on, last.id));
      return page.map((row) => ({
        removedOn: row.decided_on.toISOString(),
        target: row.target_kind,
        ...(row.zone !== null && { zone: row.zone }),
        reason: row.reason,
        // Appeals concern only the member.
        state: row.state === 'restored' ? row.state : 'decided',
      }));
    },
  };
}

const startOf = (day: string | undefined): Date | undefined =>
  day === undefined ? undefined : new Date(`${day}T00:00:00Z`);

async function filterOf(
  db: DatabaseReader,
  { from, to, action, actor, member, target }: Call<'exportAuditLog'>['query'],
): Promise<AuditFilter> {
  const lastDay = startOf(to);
  const idsOf = async (named: string | undefined) =>
    named === undefined ? undefined : findIdsNamed(db, named);
  const [actors, members] = await Promise.all([idsOf(actor), idsOf(member)]);
  return { action, actors, members, target, from: startOf(from), before: lastDay && daysAfter(lastDay, 1) };
}

function auditPosition([name, id, ...rest]: readonly unknown[]): string | undefined {
  const isPosition = name === 'audit' && typeof id === 'string' && /^\d{1,18}$/.test(id);
  return isPosition && rest.length === 0 ? id : undefined;
}
