import { lazyPart } from '../lazyPart';

/** `CancelButton` in the chunk of the connection's notices, which is preloaded: it also appears offline. */
export const LateCancelButton = lazyPart(
  async () => (await import('../offline/connectionParts')).CancelButton,
);
