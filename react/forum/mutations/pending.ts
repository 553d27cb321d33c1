import type { Forum } from '../Forum';

export function isPending({ cache }: Pick<Forum, 'cache'>, key: readonly string[]): boolean {
  return cache.isMutating({ mutationKey: key }) > 0;
}
