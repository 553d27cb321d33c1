import { expect, it } from 'vitest';

import { coveragePage } from './page.mjs';

const section = { number: '2', title: 'Screens' };

it('lists and counts each statement with its tests, or the reason for having none', () => {
  const page = coveragePage([
    {
      number: '2.1',
      section,
      part: 'Routes',
      text: '/Tags?tag={tag} | a_list',
      tests: ['e2e/a.test.ts › is *there*'],
    },
    {
      number: '2.2',
      section,
      part: undefined,
      text: 'It is not shown.',
      tests: [],
      none: 'Nothing is settled.',
    },
    { number: '2.3', section, part: undefined, text: 'It waits.', tests: [] },
  ]);

  expect(page).toContain(
    '## 2. Screens\n\n**2.1** (Routes) /Tags?tag=\\{tag\\} \\| a\\_list\n\n- [e2e/a.test.ts](../e2e/a.test.ts) › is \\*there\\*\n',
  );
  expect(page).toContain('**2.2** It is not shown.\n\n- No test: Nothing is settled.\n');
  expect(page).toContain('1 of 2 statements have a test; 1 more are untestable.\n');
});
