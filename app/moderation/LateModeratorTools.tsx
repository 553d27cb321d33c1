import { lazyPart } from '../lazyPart';

/** Renders the menu, even an empty one. */
export const LateModeratorTools = lazyPart(async () => (await import('./ModeratorTools')).ModeratorTools);
