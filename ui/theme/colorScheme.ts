/** Which colours the reader wants: always dark, always light, or what the system says. */
export type ColorScheme = 'system' | 'dark' | 'light';

/** Where browser storage keeps the choice. */
export const colorSchemeKey = 'theme';

/** Reads a stored choice; anything else counts as none. */
export const readColorScheme = (text: string | null): ColorScheme =>
  text === 'dark' || text === 'light' ? text : 'system';

/** Makes a page show the scheme: `data-theme` on its root, which `KitProvider`'s styles follow. */
export function applyColorScheme(root: HTMLElement, scheme: ColorScheme): void {
  if (scheme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = scheme;
}
