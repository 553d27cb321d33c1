import type { Handlers } from '../../contract/handlers';
import { requireMember } from '../../contract/handlers';
import { decodeCursor, pageOf, parseTimePosition, sendPageHeaders, timeCursor } from '../../contract/paging';
import { isId } from '../../database/ids';
import { badFields, notFound } from '../../errors';
import type { Services } from '../../services';
import { mediaPolicy } from '../../uploads/serve-media';
import { moderationMessages } from '../messages';
import { moderateContent } from './moderate-content';
import { openRemovedPicture } from './open-removed-picture';
import { readHiddenComment, readHiddenPost } from './read-hidden';
import { previewRecent, removeRecent, serialiseRecent, undoBatch } from './recent-content';
import { restoreContent, unlockCommentsOf } from './restore-content';

type ContentHandlers = Pick<
  Handlers,
  | 'decideContent'
  | 'restoreContent'
  | 'unlockComments'
  | 'getHiddenPost'
  | 'getHiddenComment'
  | 'getRemovedPicture'
  | 'listRecentContent'
  | 'removeRecentContent'
  | 'undoBatch'
>;

const pageLength = 20;

export function contentHandlers(services: Services): ContentHandlers {
  return {
    async decideContent(call) {
      const { target, ...decision } = call.body;
      const row = await moderateContent(services, {
        ...decision,
        target: { kind: target.kind, id: target._id },
        moderatorId: requireMember(call).id,
      });
      return { _id: row.id, kind: row.kind, reason: row.reason, decidedOn: row.decided_on.toISOString() };
    },

    async restoreContent(call) {
      await restoreContent(services, { decisionId: call.params.id, userId: requireMember(call).id });
      return { message: moderationMessages.restored };
    },

    async unlockComments(call) {
      await unlockCommentsOf(services, { postId: call.params.id, userId: requireMember(call).id });
      return { message: moderationMessages.restored };
    },

    getHiddenPost: ({ params: { id }, member }) => readHiddenPost(services, { id, readerId: member?.id }),

    getHiddenComment: (call) =>
      readHiddenComment(services, { id: call.params.id, readerId: requireMember(call).id }),

    async getRemovedPicture(call) {
      const about = { id: call.params.id, userId: requireMember(call).id };
      const { mime, bytes, content } = await openRemovedPicture(services, about);
      void call.reply
        .type(mime)
        .header('content-length', bytes)
        .header('content-security-policy', mediaPolicy);
      return content;
    },

    async listRecentContent(call) {
      const { limit = pageLength, cursor } = call.query;
      const { rows, ...count } = await previewRecent(services, {
        memberId: memberIdIn(call.params),
        moderatorId: requireMember(call).id,
        after: decodeCursor(cursor, parseTimePosition),
        limit,
      });
      const { page, last } = pageOf(rows, limit);
      sendPageHeaders(call.request, call.reply, {
        ...count,
        nextCursor: last && timeCursor(last.written_on, last.id),
      });
      return page.map(serialiseRecent);
    },

    async removeRecentContent(call) {
      const { batch, reason, note, until } = call.body;
      if (!isId(batch)) throw badFields({ field: 'batch', message: 'must be a UUID.' });
      return removeRecent(services, {
        memberId: memberIdIn(call.params),
        moderatorId: requireMember(call).id,
        batchId: batch,
        reason,
        note,
        until: new Date(until),
      });
    },

    async undoBatch(call) {
      if (!isId(call.params.id)) throw notFound(moderationMessages.noBatch);
      return undoBatch(services, { batchId: call.params.id, moderatorId: requireMember(call).id });
    },
  };
}

function memberIdIn({ id }: { id: string }): string {
  if (!isId(id)) throw notFound(moderationMessages.noMember);
  return id;
}
