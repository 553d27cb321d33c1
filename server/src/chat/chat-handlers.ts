import { limits } from '@alphazone/client/limits';

import type { Handlers } from '../contract/handlers';
import { badFields } from '../errors';
import type { Services } from '../services';
import { listMessages } from './chat-repository';
import { chatTexts } from './chat-rules';

const { maxItems } = limits.chatHistory;

/** The history of the global chat. What is said comes over the socket: `chat-socket.ts`. */
export function chatHandlers({ db }: Pick<Services, 'db'>): Pick<Handlers, 'getChatHistory'> {
  return {
    async getChatHistory({ query, reply }) {
      // One more than is told, which says whether there are earlier ones.
      const found = await listMessages(db, maxItems + 1, query.before);
      if (!found) throw badFields({ field: 'before', message: chatTexts.unknownBefore });
      const history = found.slice(-maxItems);
      const [oldest] = history;
      if (oldest && found.length > maxItems)
        void reply.header('link', `</api/globalchat/history?before=${oldest._id}>; rel="next"`);
      return history;
    },
  };
}
