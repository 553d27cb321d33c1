import type { MutationOptions } from '@tanstack/react-query';

import type { Api } from './ApiContext';

/**
 * Runs a mutation outside of a component's life, and resolves with whether it was done. The mutation
 * itself tells people about failures.
 */
export async function run<V, C>(
  { cache }: Pick<Api, 'cache'>,
  options: MutationOptions<unknown, Error, V, C>,
  variables: V,
): Promise<boolean> {
  try {
    await cache.getMutationCache().build(cache, options).execute(variables);
    return true;
  } catch {
    return false;
  }
}
