import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { serverPaths } from './serverPaths';

const contract = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8');
const operatorPaths = ['/healthz', '/readyz', '/metrics'];
const calls = [...contract.matchAll(/^ {2}(\/\S+):$/gm)]
  .map(([, path = '']) => path.replaceAll(/\{\w+\}/g, '0193a1b2'))
  .filter((path) => !operatorPaths.includes(path));

const isServerPath = (url: string) => serverPaths.some((path) => new RegExp(path).test(url));

describe('the dev server proxy', () => {
  it.each(calls)('forwards the endpoint %s', (path) => {
    expect(isServerPath(path)).toBe(true);
    expect(isServerPath(`${path}?q=a`)).toBe(true);
  });

  it.each(['/media/0193a1b2.png', '/media/0193a1b2-card.webp', '/feed.rss', '/feed.rss?q=a'])(
    'forwards the file %s',
    (url) => {
      expect(isServerPath(url)).toBe(true);
    },
  );

  it.each(['/', '/memes', '/posts', '/posts/search?q=get', '/posts/0193a1b2', '/Posts/0193a1b2', '/Users'])(
    'does not forward the page %s',
    (url) => {
      expect(isServerPath(url)).toBe(false);
    },
  );
});
