import { useAuthForm, useSession } from '@alphazone/react';
import { AuthForm } from '@alphazone/ui';
import { useEffect } from 'react';

import { go } from './routes';

/** The kit's form with the machine of the hooks, which provides the modes, validation and alerts. */
export function SignIn() {
  const form = useAuthForm();
  const { user } = useSession();
  useEffect(() => {
    if (user) go('/');
  }, [user]);
  return <AuthForm {...form} />;
}
