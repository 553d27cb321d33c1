export type ColorScheme = 'system' | 'dark' | 'light';

export const colorSchemeKey = 'theme';

/** Invalid values count as `system`. */
export const readColorScheme = (text: string | null): ColorScheme =>
  text === 'dark' || text === 'light' ? text : 'system';

/** Sets `data-theme` on the root element, which the kit's styles follow. */
export function applyColorScheme(root: HTMLElement, scheme: ColorScheme): void {
  if (scheme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = scheme;
}
