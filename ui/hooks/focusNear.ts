/** Focuses what replaced a removed element, or else the heading of its section or of the page. */
export function focusNear(ancestors: readonly Element[]): void {
  const place = ancestors.find(({ isConnected }) => isConnected);
  const section = place?.closest<HTMLElement>('section:has(h1, h2), main');
  const target =
    place?.querySelector<HTMLElement>(':is(:scope, :scope > :only-child) > [tabindex="-1"]:only-child') ??
    section?.querySelector<HTMLElement>('h1, h2') ??
    section;
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}

export function withAncestors(element: Element | null): Element[] {
  return element ? [element, ...withAncestors(element.parentElement)] : [];
}
