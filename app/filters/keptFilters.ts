import type { Query } from '@tanstack/react-query';

import type { Forum, KeyValueStore, MemberFilters } from '@alphazone/react';

/** Key in `localStorage` of the signed-in member's filters. */
export const keptFiltersKey = 'filters';

/** What hides posts and comments on the next page before its filters are loaded. */
interface KeptFilters {
  /** The member. */
  userId: string;
  filters: MemberFilters;
  /** Pattern of the muted words, for texts without accents. Undefined for none. */
  muted?: string | undefined;
}

export function keepFilters(
  storage: KeyValueStore,
  userId: string,
  { blocked, hiddenPosts, words }: MemberFilters,
): void {
  const filters = { blocked, hiddenPosts, words };
  const kept: KeptFilters = { userId, filters, muted: mutedPattern(words) };
  try {
    storage.setItem(keptFiltersKey, JSON.stringify(kept));
  } catch {
    // Storage is full or blocked: the next page hides nothing early.
  }
}

/** Deletes a member's kept filters, and shows what they hide, as soon as this browser has no session of theirs. */
export function dropKeptFilters(
  { session }: Pick<Forum, 'session'>,
  storage: KeyValueStore,
  { dataset }: Pick<HTMLElement, 'dataset'>,
): void {
  const drop = () => {
    try {
      const { userId } = JSON.parse(storage.getItem(keptFiltersKey) ?? '{}') as Partial<KeptFilters>;
      if (userId !== undefined && userId === session.current()?.result._id) return;
      storage.removeItem(keptFiltersKey);
      // The head of the page does not see that a session has expired.
      delete dataset['filters'];
    } catch {
      // Storage is blocked, and keeps nothing.
    }
  };
  session.onChange(drop);
  drop();
}

/** The first part of the query's key in `useMemberFilters`. */
const filtersKey = 'filters';

/**
 * When the filters cannot be loaded, uses the member's kept ones until a refetch succeeds. Without any, shows what the head of the
 * page hides.
 */
export function restoreOnFailure(
  { cache }: Pick<Forum, 'cache'>,
  storage: KeyValueStore,
  { dataset }: Pick<HTMLElement, 'dataset'>,
): void {
  const queries = cache.getQueryCache();
  const restore = ({ state, queryKey: [name, userId] }: Query) => {
    if (name !== filtersKey || state.status !== 'error' || state.data !== undefined) return;
    const filters = readKept(storage, userId);
    // Stale at once.
    if (filters) cache.setQueryData([name, userId], filters, { updatedAt: 0 });
    else delete dataset['filters'];
  };
  queries.getAll().forEach(restore);
  queries.subscribe(({ type, query }: { type: string; query: Query }) => {
    if (type === 'updated') restore(query);
  });
}

function readKept(storage: KeyValueStore, userId: unknown): MemberFilters | undefined {
  try {
    const kept = JSON.parse(storage.getItem(keptFiltersKey) ?? '{}') as Partial<KeptFilters>;
    return kept.userId === userId ? kept.filters : undefined;
  } catch {
    return undefined;
  }
}

const letter = '[\\p{L}\\p{N}]';
const gap = '[^\\p{L}\\p{N}]';

/**
 * Matches what `createWordMatcher` finds, without its code, which the head of a page does not have. A word in a script without case, such
 * as Chinese, also matches within other words and with gaps.
 */
export function mutedPattern(words: readonly string[]): string | undefined {
  const patterns = words.flatMap((word) => {
    const parts = word
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .match(/[\p{L}\p{N}]+/gu);
    if (!parts) return [];
    if (/\p{Lo}/u.test(parts.join(''))) return [...parts.join('')].join(`${gap}*`);
    return `(?<!${letter})${parts.join(`${gap}+`)}(?!${letter})`;
  });
  return patterns.length > 0 ? patterns.join('|') : undefined;
}
