import { ApiError } from '@alphazone/client';
import type { InvalidateQueryFilters, MutationOptions, QueryKey } from '@tanstack/react-query';

import type { Api } from './ApiContext';

/** Undoes what a mutation has shown. Leaves alone what a refetch has replaced meanwhile. */
export type Rollback = () => void;

/** A change of the server's data, shown before the server has answered. `mutate` runs it. */
export interface Mutation<Variables, Answer = unknown> {
  /** Mutations with the same key are sent one after another. */
  key: readonly string[];
  /**
   * The first part of the keys of all mutations that make the same queries stale: the last one to settle
   * revalidates for all. @default the first part of `key`
   */
  family?: string;
  /** Queries that show the change. A refetch in flight would overwrite it and is cancelled. */
  cancels?: readonly QueryKey[];
  /** Shows the change in the cache. */
  apply?: (variables: Variables) => Rollback;
  send: (variables: Variables) => Promise<Answer>;
  /** Puts the server's answer into the cache. */
  accept?: (answer: Answer) => void | Promise<void>;
  /** What the user is told after a success. @default nothing */
  successText?: (answer: Answer) => string;
  /** What the user is told after a failure. @default nothing: the caller handles it */
  failureText?: (error: Error) => string | undefined;
  /** Queries that are stale after the response, successful or not. */
  invalidates?: readonly InvalidateQueryFilters[];
}

/** Runs a mutation and resolves with the server's answer. Outlives the component that started it. */
export function mutate<Variables, Answer>(
  api: Api,
  mutation: Mutation<Variables, Answer>,
  variables: Variables,
): Promise<Answer> {
  return api.cache.getMutationCache().build(api.cache, optionsOf(api, mutation)).execute(variables);
}

/** `mutate` for a mutation that tells the user of its failure itself. Resolves with whether it succeeded. */
export async function tryMutate<Variables, Answer>(
  api: Api,
  mutation: Mutation<Variables, Answer>,
  variables: Variables,
): Promise<boolean> {
  try {
    await mutate(api, mutation, variables);
    return true;
  } catch {
    return false;
  }
}

function optionsOf<Variables, Answer>(
  api: Api,
  mutation: Mutation<Variables, Answer>,
): MutationOptions<Answer, Error, Variables, Rollback | undefined> {
  const { cache, log } = api;
  const { key, cancels = [], apply, send, accept, successText, failureText, invalidates = [] } = mutation;
  // Bound now: another user who has logged in by the end is not told.
  const notify = api.notifier();

  return {
    mutationKey: key,
    scope: { id: key.join(' ') },
    // Variables can hold a password.
    gcTime: 0,
    mutationFn: send,
    async onMutate(variables) {
      await Promise.all(cancels.map((queryKey) => cache.cancelQueries({ queryKey })));
      return apply?.(variables);
    },
    async onSuccess(answer) {
      await accept?.(answer);
      if (successText) notify(successText(answer));
    },
    onError(error, _, rollback) {
      rollback?.();
      if (!(error instanceof ApiError)) log('A change failed for an unexpected reason.', error);
      const text = failureText?.(error);
      if (text !== undefined) notify(text);
    },
    onSettled() {
      if (hasPendingSibling(api, mutation)) return;
      // Not awaited: offline, a refetch never ends.
      for (const filters of invalidates) void cache.invalidateQueries(filters);
    },
  };
}

/** Whether another mutation of the same family is pending. This one still is, too. */
function hasPendingSibling(
  { cache }: Api,
  { key, family = key[0] }: Pick<Mutation<never>, 'key' | 'family'>,
): boolean {
  const itself = key[0] === family ? 1 : 0;
  return cache.isMutating({ mutationKey: [family] }) > itself;
}
