import type { Handlers } from '../contract/handlers';
import { badFields } from '../errors';
import type { Services } from '../services';
import { listMessages } from './chat-repository';
import { chatTexts, historyLength } from './chat-rules';

/** The history of the global chat. What is said comes over the socket: `chat-socket.ts`. */
export function chatHandlers({ db }: Pick<Services, 'db'>): Pick<Handlers, 'getChatHistory'> {
  return {
    async getChatHistory({ query }) {
      const history = await listMessages(db, historyLength, query.before);
      if (!history) throw badFields({ field: 'before', message: chatTexts.unknownBefore });
      return history;
    },
  };
}
