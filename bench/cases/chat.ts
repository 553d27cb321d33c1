import { startBroadcast } from '../broadcast';
import type { Case } from './case';

const chatCase = (clients: number): Case => ({
  name: `chat to ${clients} clients`,
  limit: 'broadcast',
  async prepare({ url, callers, maxSockets }) {
    const workload = startBroadcast(
      url,
      callers.map(({ token }) => token),
      Math.min(clients, maxSockets),
    );
    await workload({ connections: 1, milliseconds: 0 });
    return { workload, bytes: 0, clients: Math.min(clients, maxSockets) };
  },
});

export const chatCases = [chatCase(100), chatCase(1_000)];
