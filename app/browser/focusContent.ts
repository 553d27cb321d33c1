/** Time limit for a page to replace its loading heading. */
const timeoutMs = 5000;

/**
 * Focuses `main` until a heading appears. Keeps a focus inside the page, such as a form's first field, but not that of a link:
 * it led here from a notice, which stays.
 */
export function createContentFocuser(document: Document): () => void {
  let stop = () => undefined as void;

  return () => {
    stop();
    const main = document.querySelector('main');
    if (!main) return;
    focusHeading(main);

    // Replacing the loading heading loses the focus.
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body || document.activeElement === main) focusHeading(main);
    });
    observer.observe(main, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), timeoutMs);
    stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  };
}

function focusHeading(main: HTMLElement): void {
  const { activeElement } = main.ownerDocument;
  if (main.contains(activeElement) && activeElement !== main && !activeElement?.matches('a')) return;
  const heading = main.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main).focus({ preventScroll: true });
}
