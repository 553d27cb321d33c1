import type { FastifyReply } from 'fastify';

import { storeUnsubscribed, requireSubscriber } from './unsubscribe';
import type { Handlers } from '../contract/handlers';
import { requireMember } from '../contract/handlers';
import type { Services } from '../services';
import { loadQueue } from './load-queue';
import { askPage, unsubscribedPage } from './unsubscribe-page';

const html = (reply: FastifyReply, page: string) => {
  void reply.type('text/html; charset=utf-8');
  return page;
};

export function mailHandlers(
  services: Services,
): Pick<Handlers, 'getMailQueue' | 'askToUnsubscribe' | 'unsubscribe'> {
  const { brand } = services.site;
  return {
    getMailQueue: (call) => loadQueue(services, requireMember(call).id),

    askToUnsubscribe({ params, reply }) {
      requireSubscriber(services, params.token);
      return html(reply, askPage(brand.name));
    },

    async unsubscribe({ params, reply }) {
      await storeUnsubscribed(services, params.token);
      return html(reply, unsubscribedPage(brand.name));
    },
  };
}
