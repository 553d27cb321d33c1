import type { SessionProfile, StoredProfile } from './profile';
import { tokenExpiry } from './tokenExpiry';

export const hasExpired = (profile: SessionProfile | undefined, now: () => number): boolean =>
  now() >= (profile === undefined ? Infinity : (tokenExpiry(profile.token) ?? Infinity));

/** Returns what `sessionMachine` restores from storage, for a first view before it has started. Undefined for a guest. */
export function restoredProfile(stored: StoredProfile, now: () => number): SessionProfile | undefined {
  if (stored === null || stored === 'unreadable' || hasExpired(stored, now)) return undefined;
  return stored;
}
