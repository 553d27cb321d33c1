import { lazyPart } from '../lazyPart';
import type { ModeratorToolsProps } from './ModeratorTools';
import { useMayModerate } from './useMayModerate';

/** Renders the tools without checking permissions. */
export const ModeratorTools = lazyPart(async () => (await import('./ModeratorTools')).ModeratorTools);

export interface ModeratorMenuProps extends ModeratorToolsProps {
  /** The author. */
  userId: string;
}

/** Moderators' menu of a post or a comment. Renders nothing for other members and the author. */
export function ModeratorMenu({ userId, ...tools }: ModeratorMenuProps) {
  const mayModerate = useMayModerate();
  return mayModerate(userId, tools.target.zone) ? <ModeratorTools {...tools} /> : null;
}
