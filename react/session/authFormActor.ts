import { ApiError, dataOf, parseSession, type ApiClient } from '@alphazone/client';
import {
  authFormMachine,
  type AuthFormContext,
  type AuthRequest,
  type AuthResponse,
  type CodeRequest,
  type SessionProfile,
} from '@alphazone/machines';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';

import type { Forum } from '../forum/Forum';
import type { AuthFormOptions } from './authFormOptions';
import { authTextsOf } from './authTexts';
import { answerWithPasskey } from './passkeys';
import { meetConditions, type SignUpConditions } from './signUpConditions';

export type AuthFormActor = ActorRefFrom<typeof authFormMachine>;

export type AuthFormActorOptions = Pick<AuthFormOptions, 'getPasskey' | 'onRefused' | keyof SignUpConditions>;

/** Not started yet. It continues the form. */
export function createAuthFormActor(
  forum: Forum,
  form: AuthFormContext,
  { getPasskey, onRefused, ...conditions }: AuthFormActorOptions,
): AuthFormActor {
  const { client } = forum;
  const reportRefusal = (step: 'form' | 'code') => (error: unknown) => {
    if (error instanceof ApiError && !error.challenge) onRefused?.(error, step);
    throw error;
  };
  const machine = authFormMachine.provide({
    actors: {
      submit: fromPromise<AuthResponse, AuthRequest>(({ input, signal }) =>
        send(client, input, { signal, conditions }).catch(reportRefusal('form')),
      ),
      complete: fromPromise<SessionProfile | undefined, CodeRequest>(async ({ input: body, signal }) =>
        parseSession(
          await dataOf(client.POST('/api/session/second-factor', { body, signal })).catch(
            reportRefusal('code'),
          ),
        ),
      ),
      usePasskey: fromPromise<SessionProfile | undefined>(async ({ signal }) => {
        const body = getPasskey && (await answerWithPasskey(forum, getPasskey));
        if (!body) return undefined;
        return parseSession(await dataOf(client.POST('/api/session/passkey', { body, signal })));
      }),
    },
  });
  const actor = createActor(machine, { input: { ref: undefined, draft: form } });
  actor.on('alert.raised', ({ code, reason }) => void forum.alert(reason ?? authTextsOf(forum.texts)[code]));
  actor.on('auth.succeeded', ({ session }) => void forum.session.start(session));
  return actor;
}

async function send(
  client: ApiClient,
  request: AuthRequest,
  { signal, conditions }: { signal: AbortSignal; conditions: SignUpConditions },
): Promise<AuthResponse> {
  if (request.mode === 'logIn') {
    const { mode: _, ...body } = request;
    return parseSession(await dataOf(client.POST('/api/users/login', { body, signal })));
  }
  const { mode: _, ...fields } = request;
  const body = { ...fields, ...(await meetConditions(conditions, signal)) };
  try {
    return parseSession(await dataOf(client.POST('/api/users/signup', { body, signal })));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'confirmation_needed') return 'confirmation needed';
    throw error;
  }
}
