/** The user's colour scheme: dark, light, or the system's. */
export type ColorScheme = 'system' | 'dark' | 'light';

/** Storage key of the choice. */
export const colorSchemeKey = 'theme';

/** Parses a stored choice; an invalid value counts as none. */
export const readColorScheme = (text: string | null): ColorScheme =>
  text === 'dark' || text === 'light' ? text : 'system';

/** Applies the scheme: sets `data-theme` on the root, which the kit's styles follow. */
export function applyColorScheme(root: HTMLElement, scheme: ColorScheme): void {
  if (scheme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = scheme;
}
