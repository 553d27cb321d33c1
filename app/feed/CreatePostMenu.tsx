import { CategoryMenu } from '@alphazone/ui';

import { useZoneLinks } from '../hooks/useZoneLinks';
import { messages } from '../messages';
import { useSession } from '@alphazone/react';
import { useRequireSession } from '../hooks/useRequireSession';
import { useStartPost } from './useStartPost';

export function CreatePostMenu() {
  const zones = useZoneLinks();
  const startPost = useStartPost();
  const { user } = useSession();
  const requireSession = useRequireSession();
  return (
    <CategoryMenu
      variant="outline"
      zones={zones}
      onCreate={({ name }) => void startPost(name)}
      onGuest={user ? undefined : () => void requireSession(messages.loginToCreate)}
    />
  );
}
