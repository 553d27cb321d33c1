import { dataOf, type components } from '@alphazone/client';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { fallbackOn404 } from '../forum/errors';
import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';
import { attempt, type Mutation, type Outcome } from '../forum/mutations/mutation';
import { requireUser } from '../forum/mutations/requireUser';
import { useIsPending } from '../forum/mutations/useIsPending';
import { queryState } from '../forum/queries/queryState';

type Schemas = components['schemas'];

export type PushKind = Schemas['PushKind'];

type PushSettings = Schemas['PushSettings'];

/** What a member turns on in this browser. */
export interface WantedPush {
  userId: string;
  kinds: PushKind[];
  /** The server has no subscription of this browser: one that the browser still has can be replaced. */
  isFirst: boolean;
}

/** Asks for the permission if needed. Resolves with `PushSubscription.toJSON()`, or undefined without the permission. */
export type SubscribeToPush = (
  publicKey: string,
  wanted: WantedPush,
) => Promise<Schemas['PushUpdate']['subscription']>;

const settingsKey = ['push'] as const;
const chooseKey = ['push', 'choose'] as const;

/** Null on a server without these calls. */
export function pushQuery({ client }: Pick<Forum, 'client'>, isSupported: boolean) {
  return queryOptions({
    queryKey: settingsKey,
    enabled: isSupported,
    queryFn: ({ signal }): Promise<PushSettings | null> =>
      fallbackOn404(dataOf(client.GET('/api/push', { signal })), null),
  });
}

export function choosePush(
  forum: Forum,
  subscribe: SubscribeToPush,
): Mutation<PushKind[], PushSettings | null> {
  const { client, cache, currentUserId } = forum;
  const userId = currentUserId() ?? '';
  const kept = () => cache.getQueryData<PushSettings | null>(settingsKey) ?? null;
  return {
    key: chooseKey,
    async send(kinds) {
      const settings = kept();
      const subscription =
        kinds.length > 0 && settings
          ? await subscribe(settings.publicKey, { userId, kinds, isFirst: settings.kinds.length === 0 })
          : undefined;
      // The permission prompt may have been open for long.
      requireUser(forum, userId);
      if (kinds.length > 0 && !subscription) return settings;
      return dataOf(client.PUT('/api/push', { body: { kinds, ...(subscription && { subscription }) } }));
    },
    accept(settings) {
      if (currentUserId() === userId) cache.setQueryData(settingsKey, settings);
    },
    failureText: (reason) => reason,
  };
}

/**
 * Web Push to this browser. `kinds` is undefined while loading, and null where the browser or the server lacks Web Push.
 * @param subscribe Undefined in a browser without Web Push
 */
export function usePush(subscribe: SubscribeToPush | undefined) {
  const forum = useForum();
  const query = useQuery(pushQuery(forum, subscribe !== undefined));
  return {
    kinds: subscribe && query.data !== null ? query.data?.kinds : null,
    ...queryState(forum, query),
    isChoosing: useIsPending(chooseKey),
    choose: (kinds: PushKind[]): Promise<Outcome> =>
      attempt(forum, choosePush(forum, subscribe ?? (() => Promise.resolve(undefined))), kinds),
  };
}
