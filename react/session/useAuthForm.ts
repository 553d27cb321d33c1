import { limits } from '@alphazone/client/limits';
import type { AuthFields } from '@alphazone/machines';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { useForum } from '../forum/ForumContext';
import type { AuthFormOptions } from './authFormOptions';
import { createAuthFormStore } from './authFormStore';

export const authFieldLengths = {
  email: limits.email.maxLength,
  password: limits.password.maxLength,
  name: limits.displayName.maxLength,
  username: limits.username.maxLength,
  referralCode: limits.referralCode.maxLength,
};

/** The log-in and sign-up form, with the props of the kit's `AuthForm`. A success logs in: watch `useSession`. */
export function useAuthForm({ referralCode, draft, onChange, ...options }: AuthFormOptions = {}) {
  const forum = useForum();
  const [store] = useState(() => createAuthFormStore(forum, { ref: referralCode, draft }, options));
  const { form, isBusy } = useSyncExternalStore(store.subscribe, store.current, store.current);
  const { mode, fields, mailedTo, challenge, code = '' } = form;

  useEffect(() => store.subscribe(() => onChange?.(store.current().form)), [store, onChange]);
  useEffect(() => store.start(), [store]);
  useEffect(() => draft && store.restore(draft));

  return {
    mode,
    fields,
    maxLengths: authFieldLengths,
    isBusy,
    /** The address to which the link to finish the sign-up was mailed. */
    mailedTo,
    onFieldChange: (field: keyof AuthFields, value: string) =>
      store.send({ type: 'field.changed', field, value }),
    onToggleMode: () => store.send({ type: 'mode.toggled' }),
    /** Stops a pending request. */
    onCancel: () => store.send({ type: 'form.cancelled' }),
    onSubmit: () => store.send({ type: challenge ? 'code.submitted' : 'form.submitted' }),
    secondFactor: challenge && {
      code,
      methods: challenge.methods,
      onCodeChange: (value: string) => store.send({ type: 'code.changed', code: value }),
      onCancel: () => store.send({ type: 'challenge.cancelled' }),
    },
    onUsePasskey:
      options.getPasskey && (!challenge || challenge.methods.includes('passkey'))
        ? () => store.send({ type: 'passkey.chosen' })
        : undefined,
  };
}
