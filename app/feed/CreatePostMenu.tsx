import { CategoryMenu } from '@alphazone/ui';

import { useZoneLinks } from '../hooks/useZoneLinks';
import { messages } from '../messages';
import { useRequireSession, useSession } from '../session/useSession';
import { useStartPost } from './useStartPost';

export function CreatePostMenu() {
  const zones = useZoneLinks();
  const startPost = useStartPost();
  const session = useSession();
  const requireSession = useRequireSession();
  return (
    <CategoryMenu
      variant="outline"
      zones={zones}
      onCreate={({ name }) => void startPost(name)}
      onGuest={session ? undefined : () => void requireSession(messages.loginToCreate)}
    />
  );
}
