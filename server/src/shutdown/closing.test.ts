import { expect, it } from 'vitest';

import { createClosing } from './closing';

it('closes everything once, the newest first', async () => {
  const closing = createClosing();
  const closed: string[] = [];
  closing.add(() => closed.push('database'));
  closing.add(() => Promise.resolve().then(() => closed.push('server')));

  await closing.closeAll();
  await closing.closeAll();
  expect(closed).toEqual(['server', 'database']);
});
