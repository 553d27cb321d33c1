import type { KeyboardEvent } from 'react';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** The feed pattern of ARIA APG: Page Down and Page Up move, Control+End and Control+Home leave the feed. */
export function moveInFeed(event: KeyboardEvent<HTMLElement>): void {
  const feed = event.currentTarget;
  const { target } = event;
  // Fields need these keys themselves. Events from portalled menus also bubble here.
  if (!(target instanceof HTMLElement) || target.matches('input, textarea, select') || !feed.contains(target))
    return;
  const next = destination(event, feed, target);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function destination({ key, ctrlKey }: KeyboardEvent, feed: HTMLElement, target: HTMLElement) {
  if (key === 'PageDown' || key === 'PageUp') {
    const place = Number(target.closest('[aria-posinset]')?.getAttribute('aria-posinset'));
    // By position: virtual rows are not in DOM order.
    return feed.querySelector<HTMLElement>(`[aria-posinset="${place + (key === 'PageDown' ? 1 : -1)}"]`);
  }
  if (!ctrlKey || (key !== 'Home' && key !== 'End')) return undefined;
  const outside = [...feed.ownerDocument.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => !feed.contains(element) && element.tabIndex >= 0 && element.checkVisibility(),
  );
  const isAfter = (element: HTMLElement) =>
    (feed.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return key === 'End' ? outside.find(isAfter) : outside.findLast((element) => !isAfter(element));
}
