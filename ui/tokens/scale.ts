/** Spacing on a 4 px grid, in rem. */
export const space = {
  '0': '0',
  '1': '0.25rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '6': '1.5rem',
  '8': '2rem',
  '12': '3rem',
} as const;

/** Font sizes in rem: 12 13 14 15 16 18 22 28 px. */
export const fontSize = {
  '12': '0.75rem',
  '13': '0.8125rem',
  '14': '0.875rem',
  '15': '0.9375rem',
  '16': '1rem',
  '18': '1.125rem',
  '22': '1.375rem',
  '28': '1.75rem',
} as const;

export const fontWeight = { regular: '400', medium: '500', semibold: '600' } as const;

export const lineHeight = { tight: '1.25', normal: '1.45', body: '1.55' } as const;

export const font = {
  body: "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif",
  mono: "ui-monospace, 'SFMono-Regular', Menlo, monospace",
} as const;

export const radius = { control: '6px', card: '10px', full: '9999px' } as const;

export const shadow = {
  /** The thumb of a segmented control. */
  thumb: '0 1px 2px var(--az-shadow)',
  menu: '0 10px 32px var(--az-shadow), 0 1px 4px var(--az-shadow)',
  dialog: '0 24px 72px var(--az-shadow), 0 2px 10px var(--az-shadow)',
} as const;

export const duration = { press: '120ms', enter: '180ms', sheet: '240ms', priceChange: '600ms' } as const;

export const easing = { enter: 'cubic-bezier(0.16, 1, 0.3, 1)', press: 'ease-in-out' } as const;

/** Menus and dialogs open in each other: of one layer, the newest is on top. */
export const layer = { bar: 10, drawer: 20, menu: 40, dialog: 40, toast: 50, tooltip: 60 } as const;

/** In em, so that larger text gets the layout of a narrower window. */
export const breakpoint = {
  /** One column with a bottom bar. */
  phone: '(width<45em)',
  /** Content only; the sidebar is a sheet. */
  belowDesktop: '(width<67.5em)',
  /** Content with a sidebar. */
  desktop: '(width>=67.5em)',
  /** Touch screens, where targets are 44 px. */
  coarsePointer: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;

export const size = {
  bar: '56px',
  content: '720px',
  sidebar: '340px',
  readingColumn: '68ch',
  control: '36px',
  touchTarget: '44px',
} as const;
