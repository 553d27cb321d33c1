/** Relative luminance of a `#rrggbb` colour (WCAG 2.2). */
function luminance(color: string): number {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  if (!match) {
    throw new Error(`"${color}" is no opaque colour of the form #rrggbb, so its contrast cannot be told.`);
  }
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((hex) => {
    const share = Number.parseInt(hex, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
