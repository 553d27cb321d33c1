/**
 * Repeats the press of a button before hydration, which a script in the head has marked.
 * @param hydrate Called first: the button's part may not have hydrated yet.
 */
export function pressAgain(root: HTMLElement, hydrate: () => void): void {
  const button = root.querySelector<HTMLElement>('[data-pressed]');
  if (!button) return;
  button.removeAttribute('data-pressed');
  hydrate();
  button.click();
}
