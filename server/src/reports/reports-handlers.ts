import type { Handlers } from '../contract/handlers';
import { requireMember } from '../contract/handlers';
import { decodeCursor, encodeCursor, pageOf, parseTimePosition, sendNextPage } from '../contract/paging';
import type { Services } from '../services';
import type { ListedCase, ToDoPosition } from './cases-repository';
import { claimCase, releaseCase } from './claim-case';
import { decideCase } from './decide-case';
import { listCases } from './list-cases';
import { describeCase, readCase } from './read-case';
import { reportContent } from './report-content';

type ReportsHandlers = Pick<
  Handlers,
  'reportContent' | 'listCases' | 'getCase' | 'claimCase' | 'releaseCase' | 'decideCase'
>;

const defaultLimit = 20;

export function reportsHandlers(services: Services): ReportsHandlers {
  return {
    async reportContent(call) {
      const { target, id, reason, text } = call.body;
      const reporterId = requireMember(call).id;
      const { row, isRepeated } = await reportContent(services, {
        target: { kind: target, id },
        reporterId,
        reason,
        text,
      });
      return {
        target,
        id,
        reason: row.reason,
        reportedOn: row.reported_on.toISOString(),
        ...(isRepeated && { isRepeated }),
      };
    },

    async listCases(call) {
      const { list = 'open', limit = defaultLimit, cursor } = call.query;
      const { rows, describe } = await listCases(services, requireMember(call).id, {
        list,
        limit,
        ...(cursor !== undefined &&
          (list === 'done'
            ? { afterDone: decodeCursor(cursor, parseTimePosition) }
            : { afterToDo: decodeCursor(cursor, toDoIn) })),
      });
      const { page, last } = pageOf(rows, limit);
      sendNextPage(call.request, call.reply, last && encodeCursor(positionOf(last)));
      return describe(page);
    },

    getCase: (call) => readCase(services, { caseId: call.params.id, userId: requireMember(call).id }),

    async claimCase(call) {
      const about = { caseId: call.params.id, userId: requireMember(call).id };
      await claimCase(services, about);
      return describeCase(services, about);
    },

    async releaseCase(call) {
      const about = { caseId: call.params.id, userId: requireMember(call).id };
      await releaseCase(services, about);
      return describeCase(services, about);
    },

    async decideCase(call) {
      const about = { caseId: call.params.id, userId: requireMember(call).id };
      const { version, ...decision } = call.body;
      await decideCase(services, { ...about, version, decision });
      return describeCase(services, about);
    },
  };
}

const positionOf = ({ state, closed_on, weight, opened_on, id }: ListedCase) =>
  state === 'done' && closed_on ? [closed_on.getTime(), id] : [weight, opened_on.getTime(), id];

function toDoIn([weight, ...rest]: readonly unknown[]): ToDoPosition | undefined {
  const position = parseTimePosition(rest);
  const isWeight = typeof weight === 'number' && Number.isInteger(weight) && Math.abs(weight) < 2 ** 31;
  return position && isWeight ? { ...position, weight } : undefined;
}
