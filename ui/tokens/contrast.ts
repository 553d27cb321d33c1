import { luminance, type Rgb } from './luminance.ts';
import { parseColor, type CssColor } from './parseColor.ts';

/**
 * Contrast ratio of a foreground on a background, from 1 to 21 (WCAG 2.2). `backdrop` is what shows through a
 * translucent background.
 *
 * @throws Error when a value is not a CSS colour, or depends on the page, such as `var(--brand)`.
 */
export function contrast(foreground: string, background: string, backdrop = 'white'): number {
  const behind = blend(requireColor(background), requireColor(backdrop));
  const one = luminance(blend(requireColor(foreground), behind));
  const other = luminance(behind);
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function requireColor(css: string): CssColor {
  const color = parseColor(css);
  if (!color) {
    throw new Error(`"${css}" is no colour that can be computed. Write its value, such as #2f855a.`);
  }
  return color;
}

function blend({ r, g, b, alpha = 1 }: CssColor, behind: Rgb): Rgb {
  const over = (channel: number, below: number) => channel * alpha + below * (1 - alpha);
  return { r: over(r, behind.r), g: over(g, behind.g), b: over(b, behind.b) };
}
