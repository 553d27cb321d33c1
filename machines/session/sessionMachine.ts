import { assign, emit, fromCallback, sendTo, setup } from 'xstate';

import { missingActor } from '../shared/missingActor';
import { mergeUser, type SessionProfile, type StoredProfile, type UserUpdate } from './profile';
import { hasExpired } from './restoredProfile';
import { tokenExpiry } from './tokenExpiry';

export interface SessionInput {
  /** Returns the time in epoch milliseconds; `Date.now` outside tests. */
  now: () => number;
}

export interface SessionContext extends SessionInput {
  /** Undefined for a guest. */
  profile: SessionProfile | undefined;
  /** Owner of the work on screen. Stays set after an expired or rejected session: its user may still be typing. */
  ownerId: string | undefined;
}

export type StorageCommand = { type: 'storage.save'; profile: SessionProfile } | { type: 'storage.clear' };

type StorageEvent =
  /** Sent once, on start. */
  | { type: 'storage.loaded'; profile: StoredProfile }
  /** Another tab logged in, changed the profile, or logged out (`null`). */
  | { type: 'storage.changed'; profile: StoredProfile };

export type SessionEvent =
  | StorageEvent
  /** A log-in or sign-up succeeded. Undefined: the response is not a session. */
  | { type: 'session.started'; profile: SessionProfile | undefined }
  /** The user logs out. */
  | { type: 'session.ended' }
  /** The server rejected a request with this token. */
  | { type: 'token.refused'; token: string }
  /** The same, because its account has been deleted. */
  | { type: 'account.deleted'; token: string }
  /** A user was changed or fetched. Merged if it is the current user. */
  | { type: 'user.updated'; user: UserUpdate };

export type SessionEmitted =
  /** A session started: restored from storage, by a log-in, or in another tab. */
  | { type: 'session.opened'; profile: SessionProfile; by: 'restoring' | 'loggingIn' | 'anotherTab' }
  /** The name, picture or token of the current session changed. */
  | { type: 'session.updated'; profile: SessionProfile }
  /** The session ended. */
  | { type: 'session.closed'; reason: 'logout' | 'expired' | 'rejected' | 'anotherTab' }
  /** The session ended because the account was deleted, on another device. */
  | { type: 'session.closed'; reason: 'deleted'; userId: string }
  /** The machine ignored a response that is not a session. */
  | { type: 'session.refused' };

/** Longest timer: timers pause while the computer sleeps, and overflow at 2^31 ms. */
const maxTimerMs = 60_000;

const profileIn = (event: SessionEvent): SessionProfile | undefined => {
  if (!('profile' in event) || event.profile === 'unreadable') return undefined;
  return event.profile ?? undefined;
};

type FieldsOf<Event> = Event extends { type: 'session.closed' } ? Omit<Event, 'type'> : never;

/** For actions of an open session. */
function openProfile({ profile }: SessionContext): SessionProfile {
  if (!profile) throw new Error('sessionMachine: no profile.');
  return profile;
}

/** The session: restores it from storage, ends it when the token expires, and follows other tabs. */
export const sessionMachine = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
  },
  actors: {
    /** Reads and writes browser storage and watches other tabs. Must not throw. */
    storage: fromCallback<StorageCommand>(missingActor('session', 'storage')),
  },
  actions: {
    setProfile: assign(({ event }) => {
      const profile = profileIn(event);
      return { profile, ownerId: profile?.result._id };
    }),
    mergeUser: assign({
      profile: ({ context, event }) =>
        context.profile && event.type === 'user.updated'
          ? mergeUser(context.profile, event.user)
          : context.profile,
    }),
    clearProfile: assign({ profile: undefined }),
    clearOwner: assign({ ownerId: undefined }),
    save: sendTo('storage', ({ context }) => ({ type: 'storage.save', profile: openProfile(context) })),
    clear: sendTo('storage', { type: 'storage.clear' }),
    emitOpened: emit(({ context }, { by }: { by: 'restoring' | 'loggingIn' | 'anotherTab' }) => ({
      type: 'session.opened',
      profile: openProfile(context),
      by,
    })),
    emitUpdated: emit(({ context }) => ({ type: 'session.updated', profile: openProfile(context) })),
    emitClosed: emit((_, end: FieldsOf<SessionEmitted>) => ({ type: 'session.closed', ...end })),
    emitRefused: emit({ type: 'session.refused' }),
  },
  guards: {
    isEmpty: ({ event }) => 'profile' in event && event.profile === null,
    hasProfile: ({ event }) => profileIn(event) !== undefined,
    hasExpiredProfile: ({ context, event }) => hasExpired(profileIn(event), context.now),
    hasSameToken: ({ context, event }) => profileIn(event)?.token === context.profile?.token,
    isCurrentToken: ({ context, event }) => 'token' in event && event.token === context.profile?.token,
    isCurrentUser: ({ context, event }) =>
      event.type === 'user.updated' && event.user._id === context.profile?.result._id,
    isExpired: ({ context }) => hasExpired(context.profile, context.now),
  },
  delays: {
    untilExpiry: ({ context: { profile, now } }) => {
      const end = profile && tokenExpiry(profile.token);
      return end === undefined ? maxTimerMs : Math.max(0, Math.min(end - now(), maxTimerMs));
    },
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ now: input.now, profile: undefined, ownerId: undefined }),
  invoke: { id: 'storage', src: 'storage' },
  initial: 'restoring',
  on: {
    'session.started': [
      {
        guard: 'hasProfile',
        target: '.loggedIn',
        actions: ['setProfile', 'save', { type: 'emitOpened', params: { by: 'loggingIn' } }],
      },
      { actions: 'emitRefused' },
    ],
  },
  states: {
    restoring: {
      on: {
        'storage.loaded': [
          { guard: 'isEmpty', target: 'loggedOut' },
          {
            guard: 'hasExpiredProfile',
            target: 'loggedOut',
            actions: ['clear', { type: 'emitClosed', params: { reason: 'expired' } }],
          },
          {
            guard: 'hasProfile',
            target: 'loggedIn',
            actions: ['setProfile', { type: 'emitOpened', params: { by: 'restoring' } }],
          },
          { target: 'loggedOut', actions: 'clear' },
        ],
      },
    },
    loggedOut: {
      entry: 'clearProfile',
      on: {
        // The user of an expired or rejected session logs out.
        'session.ended': { actions: ['clearOwner', { type: 'emitClosed', params: { reason: 'logout' } }] },
        'storage.changed': {
          guard: 'hasProfile',
          target: 'loggedIn',
          actions: ['setProfile', { type: 'emitOpened', params: { by: 'anotherTab' } }],
        },
      },
    },
    loggedIn: {
      after: {
        untilExpiry: [
          {
            guard: 'isExpired',
            target: 'loggedOut',
            actions: ['clear', { type: 'emitClosed', params: { reason: 'expired' } }],
          },
          { target: 'loggedIn', reenter: true },
        ],
      },
      on: {
        'session.ended': {
          target: 'loggedOut',
          actions: ['clear', 'clearOwner', { type: 'emitClosed', params: { reason: 'logout' } }],
        },
        'token.refused': {
          guard: 'isCurrentToken',
          target: 'loggedOut',
          actions: ['clear', { type: 'emitClosed', params: { reason: 'rejected' } }],
        },
        // Unlike after a refused token, no log-in can return to the work on screen.
        'account.deleted': {
          guard: 'isCurrentToken',
          target: 'loggedOut',
          actions: [
            'clear',
            {
              type: 'emitClosed',
              params: ({ context }) => ({ reason: 'deleted', userId: context.ownerId! }),
            },
            'clearOwner',
          ],
        },
        'user.updated': { guard: 'isCurrentUser', actions: ['mergeUser', 'save', 'emitUpdated'] },
        'storage.changed': [
          { guard: 'hasSameToken', actions: ['setProfile', 'emitUpdated'] },
          {
            guard: 'hasProfile',
            target: 'loggedIn',
            reenter: true,
            actions: ['setProfile', { type: 'emitOpened', params: { by: 'anotherTab' } }],
          },
          // The other tab detected the expiry first.
          {
            guard: 'isExpired',
            target: 'loggedOut',
            actions: { type: 'emitClosed', params: { reason: 'expired' } },
          },
          {
            target: 'loggedOut',
            actions: ['clearOwner', { type: 'emitClosed', params: { reason: 'anotherTab' } }],
          },
        ],
      },
    },
  },
});
