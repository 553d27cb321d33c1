import { focusNear, withAncestors } from './focusNear';

/** A ref. Keeps the focus in the element when the focused part is removed, such as the button of a deleted row. */
export function keepFocus(root: HTMLElement | null) {
  if (!root) return;
  let focused: Element[] = [];
  // React's events would also report those of portals. The listeners last as long as the element.
  root.addEventListener('focusin', ({ target }) => {
    focused = withAncestors(target as Element);
  });
  // The button of a menu gets no focus from a pointer: its menu does.
  root.addEventListener('pointerdown', ({ target }) => {
    const trigger = (target as Element).closest('[aria-haspopup]');
    if (trigger) focused = withAncestors(trigger);
  });
  const observer = new MutationObserver(() => {
    if (focused[0]?.isConnected === false && document.activeElement === document.body) focusNear(focused);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
