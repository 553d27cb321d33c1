import { useRef } from 'react';

import { focusNear, withAncestors } from './focusNear';

/** Radix restores the focus only to triggers. Falls back to the heading of the opener's section or of the page. */
export function useReturnFocus() {
  const opener = useRef<Element[]>([]);
  return {
    onOpenAutoFocus: () => {
      opener.current = withAncestors(openerOf(document.activeElement));
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const [element] = opener.current;
      if (element === document.body) focusNear([...document.querySelectorAll('main')]);
      else if (element?.isConnected) (element as HTMLElement).focus();
      else focusNear(opener.current);
    },
  };
}

/** A menu item unmounts when its menu closes, so its trigger gets the focus instead. */
function openerOf(focused: Element | null): Element | null {
  const menu = focused?.closest('[role="menu"]');
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? focused;
}
