import { describe, expect, it } from 'vitest';

import { nextStep, runSteps } from './schedule.mjs';

const step = (name, options = {}) => ({ name, ...options });

describe('nextStep', () => {
  it('returns the first waiting step while a core is free', () => {
    expect(nextStep([step('lint'), step('unit')], [step('types')], 2)).toEqual(step('lint'));
  });

  it('returns nothing while all cores are busy', () => {
    expect(nextStep([step('unit')], [step('types'), step('lint')], 2)).toBeUndefined();
  });

  it('holds a step back until its predecessors have ended', () => {
    const build = step('build', { after: ['types'] });
    const size = step('size', { needs: ['build'] });

    expect(nextStep([build, size], [step('types')], 2)).toBeUndefined();
    expect(nextStep([build, size, step('types')], [], 2)).toEqual(step('types'));
    expect(nextStep([build, size], [step('lint')], 2)).toEqual(build);
    expect(nextStep([size], [step('lint')], 2)).toEqual(size);
  });

  it('runs an exclusive step only when nothing else is running', () => {
    const server = step('server', { isAlone: true });

    expect(nextStep([server], [step('lint')], 2)).toBeUndefined();
    expect(nextStep([server], [], 2)).toEqual(server);
    expect(nextStep([step('lint')], [server], 2)).toBeUndefined();
  });
});

describe('runSteps', () => {
  async function logOf(steps, cores) {
    const log = [];
    const run = async ({ name, ticks = 1 }) => {
      log.push(`+${name}`);
      for (let tick = 0; tick < ticks; tick++) await new Promise((resolve) => setTimeout(resolve));
      log.push(`-${name}`);
      return name;
    };
    return { results: await runSteps(steps, run, cores), log };
  }

  it('runs one step per core and keeps the order of the results', async () => {
    const { results, log } = await logOf([step('a', { ticks: 5 }), step('b'), step('c')], 2);

    expect(log).toEqual(['+a', '+b', '-b', '+c', '-c', '-a']);
    expect(results).toEqual(['a', 'b', 'c']);
  });

  it('runs an exclusive step alone', async () => {
    const { log } = await logOf([step('a', { ticks: 3 }), step('b'), step('c', { isAlone: true })], 2);

    expect(log).toEqual(['+a', '+b', '-b', '-a', '+c', '-c']);
  });

  it('rejects when a step throws', async () => {
    const run = () => Promise.reject(new Error('no such program'));

    await expect(runSteps([step('a')], run, 2)).rejects.toThrow('no such program');
  });

  it('refuses circular dependencies', async () => {
    const steps = [step('a', { after: ['b'] }), step('b', { after: ['a'] })];

    await expect(runSteps(steps, () => Promise.resolve(), 2)).rejects.toThrow('wait for each other: a, b');
  });
});
