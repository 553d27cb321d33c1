import type { CSSProperties } from 'react';

import { KitProvider } from '../../ui/theme/KitProvider';
import { theme, type Theme } from '../../ui/tokens';

type Group = Exclude<keyof Theme, 'color' | 'scheme'>;

const samples: Partial<Record<Group, (value: string) => CSSProperties>> = {
  space: (value) => ({ inlineSize: value, blockSize: 16, background: theme.color.accent }),
  radius: (value) => ({
    inlineSize: 72,
    blockSize: 48,
    borderRadius: value,
    border: `1px solid ${theme.color['border.strong']}`,
  }),
  shadow: (value) => ({
    inlineSize: 120,
    blockSize: 64,
    borderRadius: theme.radius.card,
    background: theme.color['surface.raised'],
    boxShadow: value,
  }),
  fontSize: (value) => ({ fontSize: value }),
  fontWeight: (value) => ({ fontWeight: value }),
  lineHeight: (value) => ({ lineHeight: value, inlineSize: '16em' }),
  font: (value) => ({ fontFamily: value }),
};

const hasText: readonly Group[] = ['fontSize', 'fontWeight', 'lineHeight', 'font'];

export function Scale({ group }: { group: Group }) {
  return (
    <KitProvider>
      <Rows group={group} />
    </KitProvider>
  );
}

function Rows({ group }: { group: Group }) {
  const sample = samples[group];
  return (
    <table className="sb-unstyled" style={{ borderSpacing: '1.5rem 0.75rem', color: theme.color.text }}>
      <tbody>
        {Object.entries(theme[group]).map(([name, value]) => (
          <tr key={name}>
            <th scope="row" style={{ textAlign: 'start' }}>
              <code>{`${group}[${/^\d/.test(name) ? name : `'${name}'`}]`}</code>
            </th>
            <td style={{ color: theme.color['text.muted'] }}>{String(value)}</td>
            {sample && (
              <td>
                <div style={sample(String(value))}>
                  {hasText.includes(group) && 'Fees spiked for two days, then went back to normal.'}
                </div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
