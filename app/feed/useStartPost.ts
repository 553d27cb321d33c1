import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { messages } from '../messages';
import { paths } from '../paths';
import { useRequireSession } from '../session/useSession';

/** Opens the form for a post in a zone. Guests must log in first. Spec section 2, Category feed. */
export function useStartPost(): (category: string) => Promise<void> {
  const requireSession = useRequireSession();
  const navigate = useNavigate();

  return useCallback(
    async (category) => {
      if (await requireSession(messages.loginToCreate)) await navigate(paths.createPost(category));
    },
    [requireSession, navigate],
  );
}
