import { lazyPart } from '../lazyPart';
import type { ModeratorToolsProps } from './ModeratorTools';
import { useMayModerate } from './useMayModerate';

/** Renders the menu, even an empty one. */
export const ModeratorTools = lazyPart(async () => (await import('./ModeratorTools')).ModeratorTools);

/** Moderators' menu of a post or a comment. Renders nothing for those who may not decide about it. */
export function ModeratorMenu(tools: ModeratorToolsProps) {
  const { target, userId } = tools;
  const mayModerate = useMayModerate();
  const mayOpen = mayModerate(userId, target.zone, target.kind === 'post' ? 'lock comments' : undefined);
  return mayOpen ? <ModeratorTools {...tools} /> : null;
}
