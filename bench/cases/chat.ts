import { startBroadcast } from '../broadcast';
import type { Case } from './case';

export const chatCase: Case = {
  name: 'chat',
  limit: 'broadcast',
  async prepare({ url, callers }) {
    const workload = startBroadcast(
      url,
      callers.map(({ token }) => token),
    );
    await workload({ connections: 1, milliseconds: 0 });
    return { workload, bytes: 0 };
  },
};
