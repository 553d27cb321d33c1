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
