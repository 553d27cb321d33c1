import { useRef } from 'react';

/**
 * Gives the focus back to what had it when a dialog opened, or to the heading of where that was when it has
 * gone meanwhile; to that of the page when nothing had it, as where what was pressed is out of reach by then. Radix
 * does that for dialogs with a trigger; these are opened by what happens in the application. Spread the result on the
 * dialog's content.
 */
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
  // A heading takes the focus only from here, not from the Tab key.
  if (/^H[12]$/.test(element.tagName)) element.setAttribute('tabindex', '-1');
  element.focus(options);
}
