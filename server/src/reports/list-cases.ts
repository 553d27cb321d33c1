import type { kinds } from '@alphazone/client/kinds';

import type { TimePosition } from '../database/time-position';
import { zonesOf } from '../moderation/roles/permissions';
import { requireStaff } from '../moderation/roles/require-permission';
import type { Services } from '../services';
import { listClaimed, listDone, listToDo, type ListedCase, type ToDoPosition } from './cases-repository';
import { describeCases } from './describe-case';
import { claimMs } from './reports-rules';

export interface CasesQuery {
  list: (typeof kinds.caseList)[number];
  limit: number;
  afterToDo?: ToDoPosition | undefined;
  afterDone?: TimePosition | undefined;
}

/** Returns one extra row if there is a next page. `mine` is not paged: claims are few. */
export async function listCases(
  services: Pick<Services, 'db' | 'adminId' | 'now'>,
  userId: string,
  { list, limit, afterToDo, afterDone }: CasesQuery,
): Promise<{ rows: readonly ListedCase[]; describe: ReturnType<typeof describeCases> }> {
  const { db, now } = services;
  const roles = await requireStaff(services, userId);
  const zones = zonesOf(roles);
  const describe = describeCases(services, { roles, userId });
  switch (list) {
    case 'open':
      return { rows: await listToDo(db, { zones, limit: limit + 1, after: afterToDo }), describe };
    case 'done':
      return { rows: await listDone(db, { zones, limit: limit + 1, after: afterDone }), describe };
    case 'mine': {
      const since = new Date(now().getTime() - claimMs);
      return { rows: await listClaimed(db, { zones, userId, since, limit }), describe };
    }
  }
}
