export const viewports = {
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } },
  wide: { name: 'Wide', styles: { width: '1920px', height: '1080px' } },
} as const;

export type Viewport = keyof typeof viewports;
type ThemeName = 'dark' | 'light';

export const mode = (theme: ThemeName, viewport: Viewport) => ({
  [`${theme} ${viewport}`]: { theme, viewport },
});

export const modes = { ...mode('dark', 'desktop'), ...mode('light', 'desktop') };
