import type { KeyboardEvent } from 'react';

/**
 * 1 for an arrow key forward in the element's reading direction, -1 for one backward, 0 for other keys and with modifiers.
 * @param hasVertical Whether the up and down arrows also count.
 */
export function stepOf(event: KeyboardEvent<HTMLElement>, hasVertical = false): -1 | 0 | 1 {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return 0;
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight') || (hasVertical && key === 'ArrowDown')) return 1;
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft') || (hasVertical && key === 'ArrowUp')) return -1;
  return 0;
}
