import type { VirtualItem } from '@tanstack/react-virtual';

const maxLists = 20;

const remembered = new Map<string, VirtualItem[]>();

/** Lets the browser restore its scroll position after a remount. */
export function rememberHeights(key: string, heights: VirtualItem[]) {
  remembered.delete(key);
  remembered.set(key, heights);
  const [oldest] = remembered.keys();
  if (remembered.size > maxLists && oldest !== undefined) remembered.delete(oldest);
}

export const recallHeights = (key: string | undefined): VirtualItem[] =>
  key === undefined ? [] : (remembered.get(key) ?? []);
