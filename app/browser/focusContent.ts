/** How long a page may take to show its real heading instead of one for waiting, in milliseconds. */
const patience = 5000;

/**
 * Makes the function that puts the keyboard on the heading of a page that has just been opened, or on
 * its content while there is no heading. Not when something on the page has asked for it, such as the
 * first field of a form.
 */
export function contentFocuser(document: Document): () => void {
  let stop = () => undefined as void;

  return () => {
    stop();
    const main = document.querySelector('main');
    if (!main) return;
    focusHeading(main);

    // "Loading…" gives way to the page's own heading, and takes the keyboard with it.
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body || document.activeElement === main) focusHeading(main);
    });
    observer.observe(main, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), patience);
    stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  };
}

function focusHeading(main: HTMLElement): void {
  const { activeElement } = main.ownerDocument;
  if (main.contains(activeElement) && activeElement !== main) return;
  const heading = main.querySelector('h1');
  // A heading takes the keyboard only from here, not from the Tab key.
  heading?.setAttribute('tabindex', '-1');
  (heading ?? main).focus({ preventScroll: true });
}
