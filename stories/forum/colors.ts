import type { ColorToken } from '../../ui/tokens';

/** A token's colour in the present scheme, as a computed style gives it. */
export function computedColor(token: ColorToken): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--az-${token.replaceAll('.', '-')})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
