import type { ColorToken } from '../../ui/tokens';

export function computedColor(token: ColorToken): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--az-${token.replaceAll('.', '-')})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
