import { useIsMutating } from '@tanstack/react-query';

import type { Api } from './ApiContext';

/** Whether a mutation is pending whose key begins with this one. */
export function isPending({ cache }: Pick<Api, 'cache'>, key: readonly string[]): boolean {
  return cache.isMutating({ mutationKey: key }) > 0;
}

/** `isPending` for a component. It may have been unmounted and mounted again meanwhile. */
export function useIsPending(key: readonly string[]): boolean {
  return useIsMutating({ mutationKey: key }) > 0;
}
