import type { Forum, KeyValueStore, MemberFilters } from '@alphazone/react';

/** Key in `localStorage` of the signed-in member's filters. */
export const keptFiltersKey = 'filters';

/** What hides posts and comments on the next page before its filters are loaded. */
interface KeptFilters {
  /** The member. */
  userId: string;
  /** Ids of blocked members. */
  blocked: string[];
  /** Ids of hidden posts. */
  hidden: string[];
  /** Pattern of the muted words, for texts without accents. Undefined for none. */
  muted?: string | undefined;
}

export function keepFilters(
  storage: KeyValueStore,
  userId: string,
  { blocked, hiddenPosts, words }: MemberFilters,
): void {
  const kept: KeptFilters = {
    userId,
    blocked: blocked.map(({ _id }) => _id),
    hidden: hiddenPosts,
    muted: mutedPattern(words),
  };
  try {
    storage.setItem(keptFiltersKey, JSON.stringify(kept));
  } catch {
    // Storage is full or blocked: the next page hides nothing early.
  }
}

/** Deletes a member's kept filters as soon as this browser has no session of theirs. */
export function dropKeptFilters({ session }: Pick<Forum, 'session'>, storage: KeyValueStore): void {
  const drop = () => {
    try {
      const { userId } = JSON.parse(storage.getItem(keptFiltersKey) ?? '{}') as Partial<KeptFilters>;
      if (userId !== session.current()?.result._id) storage.removeItem(keptFiltersKey);
    } catch {
      // Storage is blocked, and keeps nothing.
    }
  };
  session.onChange(drop);
  drop();
}

/** Matches at least what `createWordMatcher` finds: words of scripts without case also within other words. */
export function mutedPattern(words: readonly string[]): string | undefined {
  const patterns = words.flatMap((word) => {
    const parts = word
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .match(/[\p{L}\p{N}]+/gu);
    if (!parts) return [];
    const pattern = parts.join('[^\\p{L}\\p{N}]+');
    return /\p{Lo}/u.test(pattern) ? pattern : `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`;
  });
  return patterns.length > 0 ? patterns.join('|') : undefined;
}
