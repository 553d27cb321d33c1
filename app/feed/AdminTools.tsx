import { lazyPart } from '../lazyPart';

export const AdminTools = lazyPart(async () => (await import('./AdminToolbar')).AdminToolbar);
