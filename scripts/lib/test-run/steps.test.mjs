import { describe, expect, it } from 'vitest';

import { onOurServer, steps, withNeeded } from './steps.mjs';

const named = (...names) => steps.filter(({ name }) => names.includes(name));

describe('the steps', () => {
  it('have unique names and depend only on earlier steps', () => {
    const names = steps.map(({ name }) => name);

    expect(new Set(names).size).toBe(names.length);
    for (const { name, after = [], needs = [] } of steps) {
      for (const other of [...after, ...needs]) expect(names.slice(0, names.indexOf(name))).toContain(other);
    }
  });
});

describe('withNeeded', () => {
  it('adds a shared build once, before the steps that need it', () => {
    expect(withNeeded(named('size', 'next'))).toEqual(named('packages', 'next', 'size'));
  });

  it.each([
    [['storybook'], named('stories')],
    [['server'], named('example')],
    [['app', 'pages', 'server'], named('create')],
    [['storybook', 'app', 'pages', 'server', 'plainApp'], named('stories', 'e2e')],
    [['app', 'pages', 'server'], named('e2e').map(onOurServer)],
    [['app', 'pages', 'server', 'plainApp', 'storybook'], named('build', 'stories')],
  ])('builds what the steps use: %j', (parts, chosen) => {
    expect(withNeeded(chosen)[0]?.args).toEqual(['scripts/build.mjs', ...parts]);
  });

  it('adds nothing to steps without dependencies', () => {
    expect(withNeeded(named('unit'))).toEqual(named('unit'));
  });

  it('keeps a step that was narrowed to some files', () => {
    const narrowed = named('unit').map((unit) => ({ ...unit, args: ['a.test.ts'] }));

    expect(withNeeded(narrowed)).toEqual(narrowed);
  });
});
