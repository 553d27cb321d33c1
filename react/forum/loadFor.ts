import { ApiError } from '@alphazone/client';

import type { Late } from './late';

const unreachable = (cause?: unknown) => new ApiError(0, undefined, 'unreachable', [], { cause });

/**
 * Loads the code that sends an action of the current user. Fails if the user changes meanwhile.
 * @throws ApiError as if offline
 */
export async function loadFor<Part>(
  part: Pick<Late<Part>, 'current' | 'load'>,
  currentUserId: () => string | undefined,
): Promise<Part> {
  const userId = currentUserId();
  const load = () =>
    part.load().catch((error: unknown) => {
      throw unreachable(error);
    });
  const loaded = part.current() ?? (await load());
  if (currentUserId() !== userId) throw unreachable();
  return loaded;
}
