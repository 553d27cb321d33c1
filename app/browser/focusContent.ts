/**
 * Puts the keyboard on the page's heading, or on its content while there is no heading yet. Not when
 * something on the page has asked for it, such as the first field of a form.
 */
export function focusContent(document: Document): void {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  if (main?.contains(document.activeElement) && document.activeElement !== main) return;
  // A heading takes the keyboard only from here, not from the Tab key.
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main)?.focus({ preventScroll: true });
}
