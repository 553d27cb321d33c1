import type { ColorToken } from '../../ui/tokens';

/** Returns a token's colour in the current scheme, as a computed style. */
export function computedColor(token: ColorToken): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--az-${token.replaceAll('.', '-')})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
