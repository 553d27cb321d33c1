import { useMyRoles } from '@alphazone/react';

import { LateModeratorTools } from './LateModeratorTools';
import type { ModeratorToolsProps } from './ModeratorTools';
import { useMayModerate } from './useMayModerate';

/**
 * The moderators' menu of a post or a comment. Renders nothing if the user may decide nothing about it. Moderators may lock the comments
 * of their own posts.
 */
export function ModeratorMenu(tools: ModeratorToolsProps) {
  const { kind, userId, zone } = tools.target;
  const { may } = useMyRoles();
  const mayModerate = useMayModerate();
  const mayOpen = mayModerate(userId, zone) || (kind === 'post' && may('lock comments', zone));
  return mayOpen ? <LateModeratorTools {...tools} /> : null;
}
