import { lazyPart } from '../lazyPart';
import { loadConnectionParts } from '../offline/ConnectionHint';

/** `CancelButton`, which comes with the notices of the connection. */
export const LateCancelButton = lazyPart(async () => (await loadConnectionParts()).CancelButton);
