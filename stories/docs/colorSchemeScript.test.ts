import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

import { colorSchemeKey } from '../../ui/theme/colorScheme';
import { colorSchemeScript } from '../../ui/theme/colorSchemeScript';

function run(getItem: (key: string) => string | null) {
  const root = { dataset: {} as Record<string, string> };
  runInNewContext(colorSchemeScript, { localStorage: { getItem }, document: { documentElement: root } });
  return root.dataset['theme'];
}
const stored = (value: string) => (key: string) => (key === colorSchemeKey ? value : null);

it('applies the stored theme', () => {
  expect(run(stored('light'))).toBe('light');
  expect(run(stored('dark'))).toBe('dark');
});

it('follows the system otherwise', () => {
  expect(run(() => null)).toBeUndefined();
  expect(run(stored('pink'))).toBeUndefined();
  expect(
    run(() => {
      throw new Error('Storage is switched off.');
    }),
  ).toBeUndefined();
});
