import { colorSchemeKey } from './colorScheme.ts';

/** For the page's head, inline or as a file: runs before the first paint, to avoid a flash of the wrong theme. */
export const colorSchemeScript = `try {
  const theme = localStorage.getItem('${colorSchemeKey}');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: follow the system.
}
`;
