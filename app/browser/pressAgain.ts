/** Presses the button that was pressed before the page was hydrated. A script in the head has marked it. */
export function pressAgain(root: HTMLElement): void {
  const button = root.querySelector<HTMLElement>('[data-pressed]');
  if (!button) return;
  button.removeAttribute('data-pressed');
  // Menus open on it, before the click.
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true, button: 0 }));
  button.click();
}
