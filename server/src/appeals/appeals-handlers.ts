import type { Call, Handlers } from '../contract/handlers';
import { requireMember } from '../contract/handlers';
import { decodeCursor, pageOf, parseTimePosition, sendNextPage, timeCursor } from '../contract/paging';
import type { Services } from '../services';
import { appealDecision } from './appeal-decision';
import { describeAppeals, listAppeals, listOwnDecisions, readDecision, serialiseOwn } from './read-decision';
import { restoreDecision, startReview, upholdDecision } from './review-decision';

type AppealsHandlers = Pick<
  Handlers,
  | 'listAppeals'
  | 'listMyDecisions'
  | 'getDecision'
  | 'appealDecision'
  | 'startReview'
  | 'upholdDecision'
  | 'restoreDecision'
>;

const defaultLimit = 20;

/** @throws 401 */
const aboutOf = (call: Pick<Call<'getDecision'>, 'params' | 'member'>) => ({
  decisionId: call.params.id,
  userId: requireMember(call).id,
});

export function appealsHandlers(services: Services): AppealsHandlers {
  return {
    async listAppeals(call) {
      const { limit = defaultLimit, cursor } = call.query;
      const userId = requireMember(call).id;
      const after = decodeCursor(cursor, parseTimePosition);
      const { page, last } = pageOf(await listAppeals(services, userId, { limit, after }), limit);
      const next = last?.appealed_on && timeCursor(last.appealed_on, last.id);
      sendNextPage(call.request, call.reply, next ?? undefined);
      return describeAppeals(services, page, userId);
    },

    async listMyDecisions(call) {
      const { limit = defaultLimit, cursor } = call.query;
      const after = decodeCursor(cursor, parseTimePosition);
      const rows = await listOwnDecisions(services, requireMember(call).id, { limit, after });
      const { page, last } = pageOf(rows, limit);
      sendNextPage(call.request, call.reply, last && timeCursor(last.decided_on, last.id));
      return page.map(serialiseOwn);
    },

    getDecision: (call) => readDecision(services, aboutOf(call)),

    async appealDecision(call) {
      const about = aboutOf(call);
      await appealDecision(services, { ...about, ...call.body });
      return readDecision(services, about);
    },

    async startReview(call) {
      const about = aboutOf(call);
      await startReview(services, { ...about, version: call.body.version });
      return readDecision(services, about);
    },

    async upholdDecision(call) {
      const about = aboutOf(call);
      await upholdDecision(services, { ...about, ...call.body });
      return readDecision(services, about);
    },

    async restoreDecision(call) {
      const about = aboutOf(call);
      await restoreDecision(services, { ...about, ...call.body });
      return readDecision(services, about);
    },
  };
}
