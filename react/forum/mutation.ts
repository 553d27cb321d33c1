import { ApiError } from '@alphazone/client';
import {
  partialMatchKey,
  type InvalidateQueryFilters,
  type MutationMeta,
  type MutationOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

import type { Forum } from './Forum';
import { Queued } from '../outbox/Outbox';
import { asApiError, reasonOf } from './errors';
import { refetch } from './refetch';

/** Skips data refetched since. */
export type Rollback = () => void;

export interface Mutation<Variables, Data = unknown> {
  /** Mutations with the same key run one at a time. */
  key: readonly string[];
  /**
   * Key prefix of related mutations. Of those that make a query stale, only the last pending one of a family
   * revalidates it.
   * @default the first part of `key`
   */
  family?: string;
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
    family = key[0] ?? '',
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
      // The settling mutation still counts as pending.
      const later = pendingInvalidations(cache, family, meta);
      for (const filters of invalidates) revalidate(cache, filters, later);
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

/** Queries that pending mutations of the family revalidate when they settle. */
export const pendingInvalidations = (
  cache: QueryClient,
  family: string | undefined,
  except?: MutationMeta,
): InvalidateQueryFilters[] =>
  cache
    .getMutationCache()
    .findAll({ mutationKey: [family], status: 'pending' })
    .flatMap(({ meta }) => (meta === except ? [] : (invalidationsOf(meta) ?? [])));

/** @param later Filters of mutations that settle later. */
function revalidate(
  cache: QueryClient,
  filters: InvalidateQueryFilters,
  later: readonly InvalidateQueryFilters[],
): void {
  if (later.some((other) => includes(other, filters))) return;
  const isPartLater = later.some((other) => includes(filters, other));
  // Not awaited: offline, a refetch stays pending. It would undo the optimistic update of the part.
  void (isPartLater ? cache.invalidateQueries({ ...filters, refetchType: 'none' }) : refetch(cache, filters));
}

/** Whether filters by key match all queries of others. */
export const includes = (filters: InvalidateQueryFilters, others: InvalidateQueryFilters): boolean =>
  partialMatchKey(others.queryKey ?? [], filters.queryKey ?? []);

export const invalidationsOf = (meta: MutationMeta | undefined) =>
  meta?.['invalidates'] as readonly InvalidateQueryFilters[] | undefined;
