import { expect, it } from 'vitest';

import { nameOf } from './nameOf';

it('does not split a character', () => {
  const name = nameOf({
    key: 'k',
    kind: 'chat',
    payload: { text: `${'a'.repeat(79)}🚀🚀`, userName: 'Bob' },
    createdOn: 0,
  });

  expect(name).toContain('a🚀…');
});
