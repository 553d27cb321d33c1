import { useMyRoles } from '@alphazone/react';

import { lazyPart } from '../lazyPart';
import type { ModeratorToolsProps } from './ModeratorTools';

/** Renders the tools without checking permissions. */
export const ModeratorTools = lazyPart(async () => (await import('./ModeratorTools')).ModeratorTools);

/** Moderators' menu of a post or a comment. Renders nothing for other members. */
export function ModeratorMenu({ target, name }: ModeratorToolsProps) {
  const { may } = useMyRoles();
  return may('remove and restore content', target.zone) ? (
    <ModeratorTools target={target} name={name} />
  ) : null;
}
