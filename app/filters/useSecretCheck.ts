import { useCallback, useState } from 'react';

import { useSecretGuard } from './useSecretGuard';

/** Like `useSecretGuard`, for a form that is busy until the texts may be sent. */
export function useSecretCheck() {
  const guard = useSecretGuard();
  const [isChecking, setChecking] = useState(false);

  const check = useCallback(
    async <Texts extends readonly string[]>(given: Texts) => {
      setChecking(true);
      try {
        return await guard(given);
      } finally {
        setChecking(false);
      }
    },
    [guard],
  );
  return { check, isChecking };
}
