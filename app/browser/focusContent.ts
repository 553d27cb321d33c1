/** Time limit for a page to replace its loading heading. */
const timeoutMs = 5000;

/** Where users can be busy while a page loads. */
const busyPlaces = 'input, textarea, [role="menu"]';

let stop = () => undefined as void;

/**
 * Focuses `main` until a heading appears. Keeps a focus inside the page, such as a form's first field, but not that of a link:
 * it led here from a notice, which stays. Also keeps a field or menu that is not `left`, the focus when the navigation began.
 */
export function focusContent(document: Document, left: Element | null): void {
  stop();
  const main = document.querySelector('main');
  if (!main) return;
  const focusHeading = () => {
    const heading = main.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? main).focus({ preventScroll: true });
  };
  const { activeElement } = document;
  const isBusy = activeElement !== left && activeElement?.closest(busyPlaces);
  if (!isBusy && !activeElement?.matches('main :not(a)')) focusHeading();

  // Replacing the loading heading loses the focus.
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body || document.activeElement === main) focusHeading();
  });
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), timeoutMs);
  stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
