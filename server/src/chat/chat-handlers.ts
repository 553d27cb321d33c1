import type { Handlers } from '../contract/handlers';
import type { Services } from '../services';
import { readHistory } from './read-history';

export function chatHandlers(services: Pick<Services, 'db'>): Pick<Handlers, 'getChatHistory'> {
  return {
    async getChatHistory({ query, reply }) {
      const { messages, hasEarlier, readUntil } = await readHistory(services, query.before);
      if (readUntil) void reply.header('x-read-until', readUntil.toISOString());
      const [oldest] = messages;
      if (oldest && hasEarlier) {
        void reply.header('link', `</api/globalchat/history?before=${oldest._id}>; rel="next"`);
      }
      return messages;
    },
  };
}
