/** Windows in which stories are played and pictured. */
export const viewports = {
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } },
  wide: { name: 'Wide', styles: { width: '1920px', height: '1080px' } },
} as const;

export type Viewport = keyof typeof viewports;

/** Both themes at one width, as Chromatic wants them. */
export const modesAt = (viewport: Viewport) => ({
  [`dark ${viewport}`]: { theme: 'dark', viewport },
  [`light ${viewport}`]: { theme: 'light', viewport },
});

/** What every story is pictured in unless it says otherwise by `stories/fixtures/widths.ts`. */
export const modes = { ...modesAt('desktop'), ...modesAt('phone') };
