import type { Handlers } from '../contract/handlers';
import { HttpError } from '../errors';
import { isMigrated } from '../database/migrate';
import { messages } from '../messages';
import type { Services } from '../services';

/** Settings of the community, and what load balancers ask. */
export function siteHandlers({
  db,
  site,
  adminId,
}: Services): Pick<Handlers, 'getSite' | 'getHealth' | 'getReadiness'> {
  return {
    async getSite() {
      const id = await adminId();
      return { ...site, account: true, ...(id !== undefined && { adminUserId: id }) };
    },

    getHealth() {
      return { status: 'ok' };
    },

    async getReadiness({ request }) {
      const migrated = await isMigrated(db).catch((error: unknown) => {
        request.log.warn({ err: error }, 'the database cannot be reached');
        throw new HttpError(503, 'not_ready', messages.notReady);
      });
      if (!migrated) throw new HttpError(503, 'not_ready', messages.notMigrated);
      return { status: 'ok' };
    },
  };
}
