/** Widths at which pictures are taken, in px. */
export const viewports = {
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } },
} as const;

/** What Chromatic takes of every story: both themes, at both widths. */
export const modes = {
  'dark desktop': { theme: 'dark', viewport: 'desktop' },
  'light desktop': { theme: 'light', viewport: 'desktop' },
  'dark phone': { theme: 'dark', viewport: 'phone' },
  'light phone': { theme: 'light', viewport: 'phone' },
} as const;
