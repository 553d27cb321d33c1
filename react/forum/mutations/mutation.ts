import { ApiError } from '@alphazone/client';
import type {
  InvalidateQueryFilters,
  MutationMeta,
  MutationOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';

import type { Forum } from '../Forum';
import { Queued } from '../../outbox/Outbox';
import { asApiError, reasonOf } from '../errors';
import { refetch } from '../queries/refetch';

/** Skips data refetched since. */
export type Rollback = () => void;

export interface Mutation<Variables, Data = unknown> {
  /** Mutations with the same key run one at a time. */
  key: readonly string[];
  /** Queries to cancel first, because their responses would overwrite the optimistic update. */
  cancels?: readonly QueryKey[];
  apply?: (variables: Variables) => Rollback;
  send: (variables: Variables) => Promise<Data>;
  accept?: (data: Data) => void | Promise<void>;
  /** Called when the outbox queues the change. @default the rollback */
  onQueued?: () => void;
  /** Text of the alert after a success. Undefined for none. */
  successText?: (data: Data) => string | undefined;
  /** Text of the alert after a failure. @default no alert; the caller handles the error */
  failureText?: (reason: string, error: Error) => string | undefined;
  /** Queries that this mutation makes stale. Of pending related mutations, only the last one refetches them. */
  invalidates?: readonly InvalidateQueryFilters[];
}

/** Survives unmounting. */
export function mutate<Variables, Data>(
  forum: Forum,
  mutation: Mutation<Variables, Data>,
  variables: Variables,
): Promise<Data> {
  const mutations = forum.cache.getMutationCache();
  const entry = mutations.build(forum.cache, optionsOf(forum, mutation));
  // Variables can hold a password. With a `gcTime` of 0, a timer would fire every few ms while it is pending.
  return entry.execute(variables).finally(() => mutations.remove(entry));
}

/** Result of an action. A failure is a value: `error.message` is for people, `error.details` for fields. */
export type Outcome<Data = unknown> = { ok: true; data: Data } | { ok: false; error: ApiError };

/** Like `mutate`, but resolves with a failure. */
export async function attempt<Variables, Data>(
  forum: Forum,
  mutation: Mutation<Variables, Data>,
  variables: Variables,
): Promise<Outcome<Data>> {
  try {
    return { ok: true, data: await mutate(forum, mutation, variables) };
  } catch (error) {
    // There is no response yet: callers treat it like an empty one.
    if (error instanceof Queued) return { ok: true, data: undefined as Data };
    return { ok: false, error: asApiError(forum.texts, error) };
  }
}

function optionsOf<Variables, Data>(
  forum: Forum,
  mutation: Mutation<Variables, Data>,
): MutationOptions<Data, Error, Variables, Rollback | undefined> {
  const { cache, log } = forum;
  const {
    key,
    cancels = [],
    apply,
    send,
    accept,
    onQueued,
    successText,
    failureText,
    invalidates = [],
  } = mutation;
  const notify = forum.notifier();
  const meta = { invalidates };

  return {
    mutationKey: key,
    meta,
    scope: { id: key.join(' ') },
    gcTime: Infinity,
    mutationFn: (variables) => sendProved(forum, send, variables),
    async onMutate(variables) {
      await Promise.all(cancels.map((queryKey) => cache.cancelQueries({ queryKey })));
      return apply?.(variables);
    },
    async onSuccess(data) {
      await accept?.(data);
      notify(successText?.(data));
    },
    onError(error, _, rollback) {
      if (error instanceof Queued) return (onQueued ?? rollback)?.();
      rollback?.();
      if (!(error instanceof ApiError)) log('A change failed.', error);
      notify(failureText?.(reasonOf(forum.texts, error), error));
    },
    onSettled(_data, error) {
      if (error instanceof Queued) return;
      for (const filters of invalidates) {
        // Not awaited: offline, a refetch stays pending.
        if (!isRevalidatedLater(cache, filters, key, meta)) void refetch(cache, filters);
      }
    },
  };
}

/** Sends; when the server asks for a recent proof, asks the user for one and sends once more. */
async function sendProved<Variables, Data>(
  { onProofNeeded, currentUserId }: Pick<Forum, 'onProofNeeded' | 'currentUserId'>,
  send: (variables: Variables) => Promise<Data>,
  variables: Variables,
): Promise<Data> {
  const userId = currentUserId();
  try {
    return await send(variables);
  } catch (error) {
    const isNeeded = error instanceof ApiError && error.code === 'proof_needed';
    // Another user may have logged in while the dialog was open.
    if (!isNeeded || !(await onProofNeeded()) || currentUserId() !== userId) throw error;
    return send(variables);
  }
}

/**
 * Whether a pending mutation will make these queries, or a part of them, stale. Considers those whose key begins like `key` or
 * like the queries' key.
 * @param itself The settling mutation's `meta`: it still counts as pending.
 */
export const isRevalidatedLater = (
  cache: QueryClient,
  { queryKey = [] }: InvalidateQueryFilters,
  [family]: QueryKey = queryKey,
  itself?: MutationMeta,
): boolean =>
  cache.isMutating({
    predicate: ({ meta, options: { mutationKey = [] } }) =>
      meta !== itself &&
      [family, queryKey[0]].includes(mutationKey[0]) &&
      invalidationsOf(meta).some(({ queryKey: other = [] }) =>
        queryKey.every((part, index) => part === (other[index] ?? part)),
      ),
  }) > 0;

/** Which queries a mutation makes stale. */
export const invalidationsOf = (meta: MutationMeta | undefined) =>
  (meta?.['invalidates'] ?? []) as readonly InvalidateQueryFilters[];
