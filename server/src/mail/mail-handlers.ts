import type { FastifyReply } from 'fastify';

import type { Handlers } from '../contract/handlers';
import { requireMember } from '../contract/handlers';
import type { Services } from '../services';
import { loadQueue } from './load-queue';
import { findSubscriber, unsubscribe } from './unsubscribe';
import { askPage, noSubscriberPage, unsubscribedPage } from './unsubscribe-page';

const html = (reply: FastifyReply, page: string) => {
  void reply.type('text/html; charset=utf-8');
  return page;
};

export function mailHandlers(
  services: Services,
): Pick<Handlers, 'getMailQueue' | 'askToUnsubscribe' | 'unsubscribe'> {
  const { name } = services.site.brand;
  // Responds with a page, because people open the link in a browser.
  const refuse = (reply: FastifyReply) => html(reply.code(410), noSubscriberPage(name));
  return {
    getMailQueue: (call) => loadQueue(services, requireMember(call).id),

    askToUnsubscribe({ params, reply }) {
      return findSubscriber(services, params.token) === undefined
        ? refuse(reply)
        : html(reply, askPage(name));
    },

    async unsubscribe({ params, reply }) {
      const userId = findSubscriber(services, params.token);
      if (userId === undefined) return refuse(reply);
      await unsubscribe(services, userId);
      return html(reply, unsubscribedPage(name));
    },
  };
}
