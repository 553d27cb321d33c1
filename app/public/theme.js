// Runs before the first paint, so that the page never shows the theme that the reader did not choose.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is switched off: the system decides.
}
