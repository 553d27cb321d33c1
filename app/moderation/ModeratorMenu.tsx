import { useMyRoles } from '@alphazone/react';

import { lazyPart } from '../lazyPart';
import type { ModeratorToolsProps } from './ModeratorTools';

const ModeratorTools = lazyPart(async () => (await import('./ModeratorTools')).ModeratorTools);

/** Renders nothing for members who may not decide. */
export function ModeratorMenu({ target, name }: ModeratorToolsProps) {
  const { may } = useMyRoles();
  const isAllowed =
    target.kind === 'chat message'
      ? may('moderate chat and members')
      : may('remove and restore content', target.zone);
  return isAllowed ? <ModeratorTools target={target} name={name} /> : null;
}
