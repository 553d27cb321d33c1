import { ApiError } from '@alphazone/client';
import type { InvalidateQueryFilters, MutationOptions, QueryKey } from '@tanstack/react-query';

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
   * Key prefix of mutations that make the same queries stale. Only the last pending one of a family
   * revalidates.
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

  return {
    mutationKey: key,
    meta: { invalidates },
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
      if (error instanceof Queued || hasPendingSibling(forum, mutation)) return;
      // Not awaited: offline, a refetch stays pending.
      invalidates.forEach((filters) => void refetch(cache, filters));
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

/** The settling mutation still counts as pending. */
function hasPendingSibling(
  { cache }: Forum,
  { key, family = key[0] }: Pick<Mutation<never>, 'key' | 'family'>,
): boolean {
  const itself = Number(key[0] === family);
  return cache.isMutating({ mutationKey: [family] }) > itself;
}
