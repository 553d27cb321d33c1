import { authFormMachine, type AuthRequest, type SessionProfile } from '@alphazone/machines';
import { dataOf, parseSession } from '@alphazone/client';
import { AlertDialog, AuthForm } from '@alphazone/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';

import { client, session } from './forum';
import { alerts } from './messages';
import { go } from './routes';

const machine = authFormMachine.provide({
  actors: {
    submit: fromPromise<SessionProfile | undefined, AuthRequest>(async ({ input: { mode, ...body } }) =>
      parseSession(
        'name' in body
          ? await dataOf(client.POST('/api/users/signup', { body }))
          : await dataOf(client.POST('/api/users/login', { body })),
      ),
    ),
  },
});

/** Uses the kit's form with its machine, which provides the modes, validation and alerts. */
export function SignIn() {
  const form = useActorRef(machine, { input: { ref: undefined } });
  const { mode, fields } = useSelector(form, ({ context }) => context);
  const isBusy = useSelector(form, (snapshot) => snapshot.matches('submitting'));
  const [alert, setAlert] = useState<string>();

  useEffect(() => {
    const subscriptions = [
      form.on('alert.raised', ({ code, reason }) => setAlert(reason ?? alerts[code])),
      form.on('auth.succeeded', (event) => {
        session.send({ type: 'session.started', profile: event.session });
        go('/');
      }),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [form]);

  return (
    <>
      <AuthForm
        mode={mode}
        fields={fields}
        isBusy={isBusy}
        onFieldChange={(field, value) => form.send({ type: 'field.changed', field, value })}
        onToggleMode={() => form.send({ type: 'mode.toggled' })}
        onSubmit={() => form.send({ type: 'form.submitted' })}
      />
      <AlertDialog isOpen={alert !== undefined} message={alert ?? ''} onClose={() => setAlert(undefined)} />
    </>
  );
}
