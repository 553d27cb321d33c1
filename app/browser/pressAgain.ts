/** Repeats the press of a button before hydration, which a script in the head has marked. */
export function pressAgain(root: HTMLElement): void {
  const button = root.querySelector<HTMLElement>('[data-pressed]');
  if (!button) return;
  button.removeAttribute('data-pressed');
  button.click();
}
