import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import * as main from '../../ui';
import * as crypto from '../../ui/crypto';
import { guidance, type Guidance } from './guidance';

const kit = { ...main, ...crypto };
const stories = new URL('..', import.meta.url);

const titles = readdirSync(stories, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => readFileSync(new URL(path, stories), 'utf8'))
  .flatMap((source) => [...source.matchAll(/title: '[^']*\/([^'/]+)'/g)].map(([, name]) => name));

const providers = ['ClockProvider', 'CryptoMessagesProvider', 'KitProvider'];

/** The kit's components, and groups of parts such as `Tabs`. */
const components = Object.entries(kit)
  .filter(([name, value]) => /^[A-Z]/.test(name) && ['function', 'object'].includes(typeof value))
  .map(([name]) => name)
  .filter((name) => !providers.includes(name));

describe.each(components)('%s', (name) => {
  it('has stories under its name', () => {
    expect(titles).toContain(name);
  });

  it('has do and don’t', () => {
    const rules = (guidance as Record<string, Guidance | undefined>)[name];
    expect(rules?.do.join('')).toMatch(/\w/);
    expect(rules?.dont.join('')).toMatch(/\w/);
  });
});

it('has no guidance for missing components', () => {
  expect(Object.keys(guidance).filter((name) => !(name in kit))).toEqual([]);
});
