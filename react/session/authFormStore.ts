import {
  authFormOf,
  editAuthForm,
  type AuthFormContext,
  type AuthFormEvent,
  type AuthFormInput,
} from '@alphazone/machines';

import type { Forum } from '../forum/Forum';
import { late } from '../forum/late/late';
import { authTextsOf } from './authTexts';
import type { AuthFormActor, AuthFormActorOptions } from './authFormActor';

export interface AuthFormState {
  form: AuthFormContext;
  /** Whether a request is pending. */
  isBusy: boolean;
}

export interface AuthFormStore {
  current: () => AuthFormState;
  subscribe: (listener: () => void) => () => void;
  send: (event: AuthFormEvent) => void;
  /** Fills in a draft that is read after the form opens. Ignored once the user has edited or sent the form. */
  restore: (draft: AuthFormContext) => void;
  /** Loads the machine. Returns a function that stops a pending request. */
  start: () => () => void;
}

const sharedModule = late(() => import('./authFormActor'));

const busyStates: readonly unknown[] = ['submitting', 'completing', 'usingPasskey'];

/** The machine is imported by `start`. Until then, the form can be edited, and a request waits. */
export function createAuthFormStore(
  forum: Forum,
  input: AuthFormInput,
  options: AuthFormActorOptions,
  actorModule = sharedModule,
): AuthFormStore {
  const listeners = new Set<() => void>();
  const opened = authFormOf(input);
  let state: AuthFormState = { form: opened, isBusy: false };
  let actor: AuthFormActor | undefined;
  let waiting: AuthFormEvent | undefined;
  let isStarted = false;

  function show(next: AuthFormState) {
    state = next;
    listeners.forEach((notify) => notify());
  }

  function load(onFailed: () => void = () => undefined) {
    actorModule.load().then(({ createAuthFormActor }) => {
      // It may have stopped while the import was pending.
      if (actor || !isStarted) return;
      const created = createAuthFormActor(forum, state.form, options);
      const follow = ({ context, value }: ReturnType<typeof created.getSnapshot>) =>
        show({ form: context, isBusy: busyStates.includes(value) });
      actor = created;
      created.start();
      created.subscribe(follow);
      if (waiting) created.send(waiting);
      waiting = undefined;
    }, onFailed);
  }

  function wait(
    event: AuthFormEvent,
    code: 'logInFailed' | 'signUpFailed' | 'codeRefused' | 'passkeyFailed',
  ) {
    waiting = event;
    show({ ...state, isBusy: true });
    load(() => {
      if (waiting !== event) return;
      waiting = undefined;
      show({ ...state, isBusy: false });
      void forum.alert(authTextsOf(forum.texts)[code]);
    });
  }

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send(event) {
      if (actor) return actor.send(event);
      // Like the machine while a request is pending.
      if (waiting && !event.type.endsWith('.cancelled')) return;
      if (event.type === 'form.submitted')
        return wait(event, state.form.mode === 'logIn' ? 'logInFailed' : 'signUpFailed');
      if (event.type === 'code.submitted') return wait(event, 'codeRefused');
      if (event.type === 'passkey.chosen') return wait(event, 'passkeyFailed');
      waiting = undefined;
      show({ form: editAuthForm(state.form, event), isBusy: false });
    },
    restore(draft) {
      if (input.draft || state.form !== opened || state.isBusy) return;
      actor?.stop();
      actor = undefined;
      show({ ...state, form: authFormOf({ ...input, draft }) });
      if (isStarted) load();
    },
    start() {
      isStarted = true;
      load();
      return () => {
        isStarted = false;
        waiting = undefined;
        actor?.stop();
        actor = undefined;
        state = { ...state, isBusy: false };
      };
    },
  };
}
