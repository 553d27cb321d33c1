import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../Menu');
  vi.resetModules();
});

it('keeps the menu controlled when a guest logs in, because React warns otherwise', async () => {
  const opens: unknown[] = [];
  const Root = ({ open }: { open?: boolean }) => void opens.push(open);
  vi.resetModules();
  vi.doMock('../Menu', () => ({ Menu: { Root } }));
  const { CategoryMenu } = await import('./CategoryMenu');

  for (const onGuest of [() => undefined, undefined])
    renderToStaticMarkup(<CategoryMenu zones={[]} onCreate={() => undefined} onGuest={onGuest} />);

  expect(opens).toEqual([false, false]);
});
