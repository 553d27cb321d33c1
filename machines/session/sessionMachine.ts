import { assign, emit, fromCallback, sendTo, setup } from 'xstate';

import { mergeUser, parseProfile, toProfile, type SessionProfile, type UserUpdate } from './profile';
import { tokenExpiry } from './tokenExpiry';

export interface SessionInput {
  /** The time in milliseconds since 1970; `Date.now` outside of tests. */
  now: () => number;
}

export interface SessionContext extends SessionInput {
  /** The current session; undefined for a guest. */
  profile: SessionProfile | undefined;
  /**
   * The id of the user whose work is on screen: the current user, or the one whose session has expired or was
   * rejected, who may still be typing. Undefined for a guest and after a log-out.
   */
  ownerId: string | undefined;
}

/** What the machine tells the `storage` actor. */
export type StorageCommand = { type: 'storage.save'; text: string } | { type: 'storage.clear' };

/** What the `storage` actor tells the machine. `text` is the value under the key `profile`. */
type StorageEvent =
  /** Sent once, at the start. */
  | { type: 'storage.loaded'; text: string | null }
  /** Another tab logged in, changed the profile, or logged out (`null`). */
  | { type: 'storage.changed'; text: string | null };

export type SessionEvent =
  | StorageEvent
  /** The answer to a log-in or sign-up, checked here. */
  | { type: 'session.started'; profile: unknown }
  /** The user logs out. */
  | { type: 'session.ended' }
  /** The server refused a call made with this token. */
  | { type: 'token.refused'; token: string }
  /** A user was changed or fetched: merged when it is the current user. */
  | { type: 'user.updated'; user: UserUpdate };

export type SessionEmitted =
  /** A session began: restored from storage, by a log-in, or in another tab. */
  | { type: 'session.opened'; profile: SessionProfile; by: 'restoring' | 'loggingIn' | 'anotherTab' }
  /** The same session with a changed name or picture. */
  | { type: 'session.updated'; profile: SessionProfile }
  /** The session ended. */
  | { type: 'session.closed'; reason: 'logout' | 'expired' | 'rejected' | 'anotherTab' }
  /** An answer without `result`, `_id` or `token` was ignored. */
  | { type: 'session.refused' };

/** Re-checks the clock at least this often: timers stop while a computer sleeps and overflow at 2^31 ms. */
const MAX_WAIT = 60_000;

const profileIn = (event: SessionEvent): SessionProfile | undefined => {
  if (event.type === 'session.started') return toProfile(event.profile);
  return 'text' in event && event.text !== null ? parseProfile(event.text) : undefined;
};

const isOver = (profile: SessionProfile | undefined, now: () => number): boolean =>
  now() >= (profile === undefined ? Infinity : (tokenExpiry(profile.token) ?? Infinity));

/** The session: restored from storage, expired with its token, and shared between tabs. */
export const sessionMachine = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
  },
  actors: {
    /** Reads and writes browser storage and listens to other tabs. Must not throw. `app` binds it with `provide`. */
    storage: fromCallback<StorageCommand>(() => {
      throw new Error('sessionMachine: provide the "storage" actor before starting it.');
    }),
  },
  actions: {
    keepProfile: assign(({ event }) => {
      const profile = profileIn(event);
      return { profile, ownerId: profile?.result._id };
    }),
    mergeUser: assign({
      profile: ({ context, event }) =>
        context.profile && event.type === 'user.updated'
          ? mergeUser(context.profile, event.user)
          : context.profile,
    }),
    forgetProfile: assign({ profile: undefined }),
    forgetOwner: assign({ ownerId: undefined }),
    save: sendTo('storage', ({ context }) => ({
      type: 'storage.save',
      text: JSON.stringify(context.profile),
    })),
    clear: sendTo('storage', { type: 'storage.clear' }),
    emitOpened: emit(({ context }, { by }: { by: 'restoring' | 'loggingIn' | 'anotherTab' }) => {
      if (!context.profile) throw new Error('sessionMachine: a session is opened after its profile is kept.');
      return { type: 'session.opened', profile: context.profile, by };
    }),
    emitUpdated: emit(({ context }) => {
      if (!context.profile) throw new Error('sessionMachine: only a session that is open can be updated.');
      return { type: 'session.updated', profile: context.profile };
    }),
    emitClosed: emit((_, { reason }: { reason: 'logout' | 'expired' | 'rejected' | 'anotherTab' }) => ({
      type: 'session.closed',
      reason,
    })),
    emitRefused: emit({ type: 'session.refused' }),
  },
  guards: {
    bringsNothing: ({ event }) => 'text' in event && event.text === null,
    bringsProfile: ({ event }) => profileIn(event) !== undefined,
    bringsExpiredProfile: ({ context, event }) => isOver(profileIn(event), context.now),
    bringsSameToken: ({ context, event }) => profileIn(event)?.token === context.profile?.token,
    namesCurrentToken: ({ context, event }) =>
      event.type === 'token.refused' && event.token === context.profile?.token,
    namesCurrentUser: ({ context, event }) =>
      event.type === 'user.updated' && event.user._id === context.profile?.result._id,
    isExpired: ({ context }) => isOver(context.profile, context.now),
  },
  delays: {
    untilExpiry: ({ context: { profile, now } }) => {
      const end = profile && tokenExpiry(profile.token);
      return end === undefined ? MAX_WAIT : Math.max(0, Math.min(end - now(), MAX_WAIT));
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
        guard: 'bringsProfile',
        target: '.loggedIn',
        actions: ['keepProfile', 'save', { type: 'emitOpened', params: { by: 'loggingIn' } }],
      },
      { actions: 'emitRefused' },
    ],
  },
  states: {
    restoring: {
      on: {
        'storage.loaded': [
          { guard: 'bringsNothing', target: 'loggedOut' },
          {
            guard: 'bringsExpiredProfile',
            target: 'loggedOut',
            actions: ['clear', { type: 'emitClosed', params: { reason: 'expired' } }],
          },
          {
            guard: 'bringsProfile',
            target: 'loggedIn',
            actions: ['keepProfile', { type: 'emitOpened', params: { by: 'restoring' } }],
          },
          { target: 'loggedOut', actions: 'clear' },
        ],
      },
    },
    loggedOut: {
      entry: 'forgetProfile',
      on: {
        // The session had expired or was rejected; now its user leaves as well.
        'session.ended': { actions: ['forgetOwner', { type: 'emitClosed', params: { reason: 'logout' } }] },
        'storage.changed': {
          guard: 'bringsProfile',
          target: 'loggedIn',
          actions: ['keepProfile', { type: 'emitOpened', params: { by: 'anotherTab' } }],
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
          actions: ['clear', 'forgetOwner', { type: 'emitClosed', params: { reason: 'logout' } }],
        },
        'token.refused': {
          guard: 'namesCurrentToken',
          target: 'loggedOut',
          actions: ['clear', { type: 'emitClosed', params: { reason: 'rejected' } }],
        },
        'user.updated': { guard: 'namesCurrentUser', actions: ['mergeUser', 'save', 'emitUpdated'] },
        'storage.changed': [
          { guard: 'bringsSameToken', actions: ['keepProfile', 'emitUpdated'] },
          {
            guard: 'bringsProfile',
            target: 'loggedIn',
            reenter: true,
            actions: ['keepProfile', { type: 'emitOpened', params: { by: 'anotherTab' } }],
          },
          // The other tab noticed the expiry first.
          {
            guard: 'isExpired',
            target: 'loggedOut',
            actions: { type: 'emitClosed', params: { reason: 'expired' } },
          },
          {
            target: 'loggedOut',
            actions: ['forgetOwner', { type: 'emitClosed', params: { reason: 'anotherTab' } }],
          },
        ],
      },
    },
  },
});
