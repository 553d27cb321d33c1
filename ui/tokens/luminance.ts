/** sRGB from 0 to 1; beyond for colours that sRGB cannot show. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
}

/** Relative luminance (WCAG 2.2), from 0 to 1. Clips to sRGB, as browsers do. */
export function luminance({ r, g, b }: Rgb): number {
  const linear = (channel: number) => {
    const value = Math.min(Math.max(channel, 0), 1);
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}
