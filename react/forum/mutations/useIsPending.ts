import { useIsMutating } from '@tanstack/react-query';

/** Survives a remount, unlike component state. */
export function useIsPending(key: readonly string[]): boolean {
  return useIsMutating({ mutationKey: key }) > 0;
}
