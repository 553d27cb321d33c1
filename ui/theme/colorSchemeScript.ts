import { colorSchemeKey } from './colorScheme.ts';

/**
 * JavaScript for the page's head, as text: inline, or as a file where the content security policy wants one. It runs
 * before the first paint, so that the page never shows the theme that the reader did not choose.
 */
export const colorSchemeScript = `try {
  const theme = localStorage.getItem('${colorSchemeKey}');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is switched off: the system decides.
}
`;
