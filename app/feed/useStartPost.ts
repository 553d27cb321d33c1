import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { messages } from '../messages';
import { paths } from '../paths';
import { useRequireSession } from '../hooks/useRequireSession';

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
