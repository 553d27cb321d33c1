import { useEffect, useEffectEvent } from 'react';

import { isTyping } from './keys';

/**
 * Calls `onKey` with each single key that is pressed while the focus is in the page's content, but not in a field or a dialog.
 *
 * @param onKey Returns whether it handled the key.
 */
export function useContentKeys(onKey: (key: string) => boolean) {
  const handle = useEffectEvent(onKey);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey, key } = event;
      if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (!(target instanceof Element) || !target.closest('main') || isTyping(target)) return;
      if (handle(key.toLowerCase())) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
