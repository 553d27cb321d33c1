import { dataOf, parseSession, type ApiClient } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';
import { authFormMachine, type AuthRequest, type SessionProfile } from '@alphazone/machines';
import { AuthForm, useMessages } from '@alphazone/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { fromPromise } from 'xstate';

import { alertText } from '../../alerts/alertText';
import { useDraft } from '../../drafts/useDraft';
import { useTitle } from '../../hooks/useTitle';
import { paths } from '../../paths';
import { usePorts } from '../../ports';
import { useSession } from '../../session/useSession';
import { formDraftKey, parseForm, serializeForm } from './formDraft';

export interface AuthProps {
  referralCode: string | undefined;
}

const maxLengths = {
  email: limits.email.maxLength,
  password: limits.password.maxLength,
  name: limits.displayName.maxLength,
  username: limits.username.maxLength,
  referralCode: limits.referralCode.maxLength,
};

export function Auth({ referralCode }: AuthProps) {
  const { api, alerts, session } = usePorts();
  const [machine] = useState(() =>
    authFormMachine.provide({
      actors: {
        submit: fromPromise<SessionProfile | undefined, AuthRequest>(({ input, signal }) =>
          send(api, input, signal),
        ),
      },
    }),
  );
  const { text, setText: setDraft } = useDraft(formDraftKey(referralCode));
  const actor = useActorRef(machine, { input: { ref: referralCode, draft: parseForm(text) } });
  const { mode, fields } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches('submitting'));
  const isLoggedIn = useSession() !== undefined;
  useTitle(useMessages().auth[mode].title);

  useEffect(() => {
    const subscriptions = [
      actor.on('alert.raised', (alert) => void alerts.alert(alertText(alert))),
      actor.on('auth.succeeded', (event) => void session.start(event.session)),
      actor.subscribe(({ context }) => setDraft(serializeForm(context))),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, alerts, session, setDraft]);

  if (isLoggedIn) return <Navigate to={paths.home()} replace />;
  return (
    <AuthForm
      mode={mode}
      fields={fields}
      maxLengths={maxLengths}
      isBusy={isBusy}
      onFieldChange={(field, value) => actor.send({ type: 'field.changed', field, value })}
      onToggleMode={() => actor.send({ type: 'mode.toggled' })}
      onSubmit={() => actor.send({ type: 'form.submitted' })}
    />
  );
}

async function send(client: ApiClient, request: AuthRequest, signal: AbortSignal) {
  if (request.mode === 'logIn') {
    const { mode: _, ...body } = request;
    return parseSession(await dataOf(client.POST('/api/users/login', { body, signal })));
  }
  const { mode: _, ...body } = request;
  return parseSession(await dataOf(client.POST('/api/users/signup', { body, signal })));
}
