import { ApiError } from '@alphazone/client';

import type { Late } from './late';

/**
 * Loads the code that sends an action of the current user. Fails if the user changes meanwhile.
 * @throws ApiError as if offline
 */
export async function loadFor<Part>(
  part: Pick<Late<Part>, 'current' | 'load'>,
  currentUserId: () => string | undefined,
): Promise<Part> {
  const userId = currentUserId();
  let cause: unknown;
  try {
    const loaded = part.current() ?? (await part.load());
    if (currentUserId() === userId) return loaded;
  } catch (error) {
    cause = error;
  }
  throw new ApiError(0, undefined, 'unreachable', [], { cause });
}
