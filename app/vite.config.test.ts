import { join } from 'node:path';

import { createLogger, loadConfigFromFile } from 'vite';
import { expect, it, vi } from 'vitest';

it('loads without a warning', async () => {
  const logger = { ...createLogger(), warn: vi.fn(), warnOnce: vi.fn() };

  await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    join(import.meta.dirname, 'vite.config.ts'),
    import.meta.dirname,
    undefined,
    logger,
  );

  expect([...logger.warn.mock.calls, ...logger.warnOnce.mock.calls]).toEqual([]);
});
