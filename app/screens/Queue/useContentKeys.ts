import { useEffect, useEffectEvent } from 'react';

import { isTyping } from './keys';

/**
 * Calls `onKey` for single keys pressed in the page's content, outside fields and dialogs. Also without a focus, as when the page
 * has loaded.
 *
 * @param onKey Returns whether it handled the key.
 */
export function useContentKeys(onKey: (key: string) => boolean) {
  const handle = useEffectEvent(onKey);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey, key } = event;
      if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (!(target instanceof Element) || isTyping(target)) return;
      if (target !== document.body && !target.closest('main')) return;
      if (handle(key.toLowerCase())) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
