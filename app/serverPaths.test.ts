import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { serverPaths } from './serverPaths';

const contract = readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8');
/** What only operators ask for. */
const forOperators = ['/healthz', '/readyz', '/metrics'];
const calls = [...contract.matchAll(/^ {2}(\/\S+):$/gm)]
  .map(([, path = '']) => path.replaceAll(/\{\w+\}/g, '0193a1b2'))
  .filter((path) => !forOperators.includes(path));

const isServers = (url: string) => serverPaths.some((path) => new RegExp(path).test(url));

describe('what the development server hands on', () => {
  it.each(calls)('is the call %s', (path) => {
    expect(isServers(path)).toBe(true);
    expect(isServers(`${path}?q=a`)).toBe(true);
  });

  it.each(['/media/0193a1b2.png', '/media/0193a1b2-card.webp'])('is the file %s', (url) => {
    expect(isServers(url)).toBe(true);
  });

  it.each(['/', '/memes', '/posts', '/posts/search?q=get', '/posts/0193a1b2', '/Posts/0193a1b2', '/Users'])(
    'is not the page %s',
    (url) => {
      expect(isServers(url)).toBe(false);
    },
  );
});
