import { expect, it } from 'vitest';

import { separateTasks } from './separateTasks';

it('gives each chunk of the entry a script, before that of the entry', () => {
  const preloads = ['vendor', 'kit']
    .map((chunk) => `<link rel="modulepreload" crossorigin href="/assets/${chunk}.js">`)
    .join('');
  const { transformIndexHtml } = separateTasks;
  if (typeof transformIndexHtml !== 'object') throw new Error('There is no handler.');

  const handle = transformIndexHtml.handler as unknown as (html: string) => string;
  const html = handle(`<script type="module" crossorigin src="/assets/index.js"></script>${preloads}`);
  expect(Array.from(html.matchAll(/<script [^>]*src="([^"]+)"/g), ([, src]) => src)).toEqual([
    '/assets/vendor.js',
    '/assets/kit.js',
    '/assets/index.js',
  ]);
  expect(html).toContain(preloads);
});
