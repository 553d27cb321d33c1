import type { Handlers } from '../contract/handlers';
import { HttpError } from '../errors';
import { feedFormats } from '../head/render-feed';
import { messages } from '../messages';
import type { Services } from '../services';

export function siteHandlers({
  site,
  adminId,
  deniedDomains,
  readiness,
  mail,
  hasServiceWorker,
  signUp,
  media,
}: Services): Pick<Handlers, 'getSite' | 'listDeniedDomains' | 'getHealth' | 'getReadiness'> {
  return {
    async getSite({ request }) {
      const id = await adminId();
      return {
        ...site,
        account: true,
        locationRemoved: true,
        maxPictureBytes: media.limits.maxPictureBytes,
        mail: mail.mode !== 'off',
        ...(hasServiceWorker && { serviceWorker: true }),
        // Only a server with the app has them.
        ...(request.server.hasRoute({ method: 'GET', url: feedFormats[0].path }) && { feeds: true }),
        ...(signUp.mode !== 'open' && { signUp: signUp.mode }),
        ...(signUp.challenge.announced && { signUpChallenge: signUp.challenge.announced }),
        ...(deniedDomains && { deniedLinks: true }),
        ...(id !== undefined && { adminUserId: id }),
      };
    },

    listDeniedDomains: () => ({ domains: [...(deniedDomains?.() ?? [])] }),

    getHealth() {
      return { status: 'ok' };
    },

    async getReadiness() {
      const state = await readiness();
      if (state === 'unreachable') throw new HttpError(503, 'not_ready', messages.notReady);
      if (state === 'not migrated') throw new HttpError(503, 'not_ready', messages.notMigrated);
      return { status: 'ok' };
    },
  };
}
