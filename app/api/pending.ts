import { useIsMutating } from '@tanstack/react-query';

import type { Api } from './ApiContext';

export function isPending({ cache }: Pick<Api, 'cache'>, key: readonly string[]): boolean {
  return cache.isMutating({ mutationKey: key }) > 0;
}

/** Survives a remount, unlike component state. */
export function useIsPending(key: readonly string[]): boolean {
  return useIsMutating({ mutationKey: key }) > 0;
}
