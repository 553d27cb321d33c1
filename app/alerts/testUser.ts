import type { AlertedUser } from './dialogAlerts';

/** A user whom a test changes. */
export function testUser(id?: string): AlertedUser & { change: (id: string | undefined) => void } {
  const listeners = new Set<() => void>();
  return {
    currentUserId: () => id,
    session: {
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    change(next) {
      id = next;
      for (const listener of listeners) listener();
    },
  };
}
