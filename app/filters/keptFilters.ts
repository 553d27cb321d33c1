import type { MemberFilters } from '@alphazone/react';

/** Key in `localStorage` of the signed-in member's filters. */
export const keptFiltersKey = 'filters';

/** What hides posts and comments on the next page before its filters are loaded. */
export interface KeptFilters {
  /** The member. */
  userId: string;
  /** Ids of blocked members. */
  blocked: string[];
  /** Ids of hidden posts. */
  hidden: string[];
  /** Pattern of the muted words, for texts without accents. Undefined for none. */
  muted?: string | undefined;
}

export const keptFiltersOf = (
  userId: string,
  { blocked, hiddenPosts, words }: MemberFilters,
): KeptFilters => ({
  userId,
  blocked: blocked.map(({ _id }) => _id),
  hidden: hiddenPosts,
  muted: mutedPattern(words),
});

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
