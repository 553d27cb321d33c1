import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { lazyPart } from './lazyPart';
import { PortsContext, type Ports } from './ports';

const render = (Part: ReturnType<typeof lazyPart<{ name: string }>>) =>
  renderToStaticMarkup(
    <PortsContext value={{ log: () => undefined } as Partial<Ports> as Ports}>
      <Part name="part" />
    </PortsContext>,
  );

it('renders at once after a preload, which retries after a failure', async () => {
  const load = vi
    .fn<() => Promise<(props: { name: string }) => string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(({ name }) => `The ${name}.`);
  const Part = lazyPart(load);

  expect(render(Part)).toBe('');
  await expect(Part.preload()).rejects.toThrow('offline');
  await Part.preload();
  expect(render(Part)).toBe('The part.');

  await Part.preload();
  expect(load).toHaveBeenCalledTimes(2);
});
