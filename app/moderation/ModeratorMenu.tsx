import { useMyRoles } from '@alphazone/react';

import { lazyPart } from '../lazyPart';
import type { ModeratorToolsProps } from './ModeratorTools';

const ModeratorTools = lazyPart(async () => (await import('./ModeratorTools')).ModeratorTools);

/** Of a post or a comment. Renders nothing for members who may not decide. */
export function ModeratorMenu({ target, name }: ModeratorToolsProps) {
  const { may } = useMyRoles();
  return may('remove and restore content', target.zone) ? (
    <ModeratorTools target={target} name={name} />
  ) : null;
}
