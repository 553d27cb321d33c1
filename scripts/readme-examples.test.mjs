import { expect, it } from 'vitest';

import { examplesIn } from './lib/readme-examples.mjs';

it('finds the examples that are modules', () => {
  const text = [
    '```sh\nnpm install\n```',
    "```tsx\nimport { A } from 'a';\n\n<A />;\n```",
    '```tsx\n<B />\n```',
    "```ts\nimport type { C } from 'c';\n```",
  ].join('\n\n');

  expect(examplesIn(text)).toEqual([
    { language: 'tsx', code: "import { A } from 'a';\n\n<A />;\n" },
    { language: 'ts', code: "import type { C } from 'c';\n" },
  ]);
});
