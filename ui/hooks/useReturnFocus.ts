import { useRef } from 'react';

/** Radix restores the focus only to triggers. Falls back to the heading of the opener's section or of the page. */
export function useReturnFocus() {
  const opener = useRef<Element[]>([]);
  return {
    onOpenAutoFocus: () => {
      opener.current = withAncestors(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const [element, ...around] = opener.current;
      if (element === document.body) focus(document.querySelector('main h1'), { preventScroll: true });
      else if (element?.isConnected) focus(element);
      else
        focus(
          around
            .find(({ isConnected }) => isConnected)
            ?.closest('section, main')
            ?.querySelector('h1, h2'),
        );
    },
  };
}

function withAncestors(element: Element | null): Element[] {
  return element === null ? [] : [element, ...withAncestors(element.parentElement)];
}

function focus(element: Element | null | undefined, options?: FocusOptions): void {
  if (!(element instanceof HTMLElement)) return;
  if (/^H[12]$/.test(element.tagName)) element.setAttribute('tabindex', '-1');
  element.focus(options);
}
