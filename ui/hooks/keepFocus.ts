import { focusNear, withAncestors } from './focusNear';

/** A ref. Keeps the focus in the element when the focused part is removed, such as the button of a deleted row. */
export function keepFocus(root: HTMLElement | null) {
  if (!root) return;
  let focused: Element[] = [];
  // React's event would also report the focus in portals. The listener lasts as long as the element.
  root.addEventListener('focusin', ({ target }) => {
    focused = withAncestors(target as Element);
  });
  const observer = new MutationObserver(() => {
    if (focused[0]?.isConnected === false && document.activeElement === document.body) focusNear(focused);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
