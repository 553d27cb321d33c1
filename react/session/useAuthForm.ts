import { ApiError, dataOf, parseSession, type ApiClient } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';
import {
  authFormMachine,
  type AuthFields,
  type AuthFormContext,
  type AuthRequest,
  type AuthResponse,
  type CodeRequest,
  type SessionProfile,
} from '@alphazone/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';

import { useForum } from '../forum/ForumContext';
import { alertText } from '../texts';
import { answerWithPasskey, type GetPasskey } from './passkeys';
import { meetConditions, type SignUpConditions } from './signUpConditions';

export const authFieldLengths = {
  email: limits.email.maxLength,
  password: limits.password.maxLength,
  name: limits.displayName.maxLength,
  username: limits.username.maxLength,
  referralCode: limits.referralCode.maxLength,
};

export interface AuthFormOptions extends SignUpConditions {
  /** Fills in the referral code and opens the sign-up form. */
  referralCode?: string | undefined;
  /**
   * Asks the browser for a passkey, as `startAuthentication` of `@simplewebauthn/browser` does with
   * `optionsJSON`. Resolves with undefined when the user cancels. Pass a stable function. @default no
   * passkeys
   */
  getPasskey?: GetPasskey | undefined;
  /** Previous input. Read once. */
  draft?: AuthFormContext | undefined;
  /** Called after each change. Pass a stable function. */
  onChange?: (form: AuthFormContext) => void;
}

/** The log-in and sign-up form, with the props of the kit's `AuthForm`. A success logs in: watch `useSession`. */
export function useAuthForm({
  referralCode,
  getPasskey,
  invitation,
  getChallengeAnswer,
  draft,
  onChange,
}: AuthFormOptions = {}) {
  const forum = useForum();
  const [machine] = useState(() =>
    authFormMachine.provide({
      actors: {
        submit: fromPromise<AuthResponse, AuthRequest>(({ input, signal }) =>
          send(forum.client, input, { signal, conditions: { invitation, getChallengeAnswer } }),
        ),
        complete: fromPromise<SessionProfile | undefined, CodeRequest>(async ({ input: body, signal }) =>
          parseSession(await dataOf(forum.client.POST('/api/session/second-factor', { body, signal }))),
        ),
        usePasskey: fromPromise<SessionProfile | undefined>(async ({ signal }) => {
          const body = getPasskey && (await answerWithPasskey(forum, getPasskey));
          if (!body) return undefined;
          return parseSession(await dataOf(forum.client.POST('/api/session/passkey', { body, signal })));
        }),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { ref: referralCode, draft } });
  const { mode, fields, mailedTo, challenge, code = '' } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) =>
    ['submitting', 'completing', 'usingPasskey'].some((state) => snapshot.value === state),
  );

  useEffect(() => {
    const subscriptions = [
      actor.on('alert.raised', (alert) => void forum.alert(alertText(forum.texts, alert))),
      actor.on('auth.succeeded', (event) => void forum.session.start(event.session)),
      actor.subscribe(({ context }) => onChange?.(context)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, forum, onChange]);

  return {
    mode,
    fields,
    maxLengths: authFieldLengths,
    isBusy,
    /** The address to which the link to finish the sign-up was mailed. */
    mailedTo,
    onFieldChange: (field: keyof AuthFields, value: string) =>
      actor.send({ type: 'field.changed', field, value }),
    onToggleMode: () => actor.send({ type: 'mode.toggled' }),
    /** Stops a pending request. */
    onCancel: () => actor.send({ type: 'form.cancelled' }),
    onSubmit: () => actor.send({ type: challenge ? 'code.submitted' : 'form.submitted' }),
    secondFactor: challenge && {
      code,
      methods: challenge.methods,
      onCodeChange: (value: string) => actor.send({ type: 'code.changed', code: value }),
      onCancel: () => actor.send({ type: 'challenge.cancelled' }),
    },
    onUsePasskey:
      getPasskey && (!challenge || challenge.methods.includes('passkey'))
        ? () => actor.send({ type: 'passkey.chosen' })
        : undefined,
  };
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
