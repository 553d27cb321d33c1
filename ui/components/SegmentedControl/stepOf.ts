interface Key {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** 1 for an arrow key to the next segment, -1 to the previous one, 0 for other keys. */
export function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Key, direction: string): -1 | 0 | 1 {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0;
  const isRtl = direction === 'rtl';
  if (key === 'ArrowDown' || key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return 1;
  if (key === 'ArrowUp' || key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return -1;
  return 0;
}
