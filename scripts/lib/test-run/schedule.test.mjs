import { describe, expect, it } from 'vitest';

import { nextStep, runSteps } from './schedule.mjs';

const step = (name, options = {}) => ({ name, ...options });

describe('nextStep', () => {
  it('starts the first step that waits while a core is free', () => {
    expect(nextStep([step('lint'), step('unit')], [step('types')], 2)).toEqual(step('lint'));
  });

  it('starts nothing while every core is busy', () => {
    expect(nextStep([step('unit')], [step('types'), step('lint')], 2)).toBeUndefined();
  });

  it('keeps a step back until the steps before it have ended', () => {
    const build = step('build', { after: ['types'] });
    const size = step('size', { needs: ['build'] });

    expect(nextStep([build, size], [step('types')], 2)).toBeUndefined();
    expect(nextStep([build, size, step('types')], [], 2)).toEqual(step('types'));
    expect(nextStep([build, size], [step('lint')], 2)).toEqual(build);
    expect(nextStep([size], [step('lint')], 2)).toEqual(size);
  });

  it('starts a step that wants all cores only when nothing else runs, and nothing beside it', () => {
    const server = step('server', { isAlone: true });

    expect(nextStep([server], [step('lint')], 2)).toBeUndefined();
    expect(nextStep([server], [], 2)).toEqual(server);
    expect(nextStep([step('lint')], [server], 2)).toBeUndefined();
  });
});

describe('runSteps', () => {
  /** Runs the steps, each for some ticks, and logs their starts and ends. */
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

  it('runs as many steps side by side as there are cores, and keeps the order of the results', async () => {
    const { results, log } = await logOf([step('a', { ticks: 5 }), step('b'), step('c')], 2);

    expect(log).toEqual(['+a', '+b', '-b', '+c', '-c', '-a']);
    expect(results).toEqual(['a', 'b', 'c']);
  });

  it('runs a step that wants all cores by itself', async () => {
    const { log } = await logOf([step('a', { ticks: 3 }), step('b'), step('c', { isAlone: true })], 2);

    expect(log).toEqual(['+a', '+b', '-b', '-a', '+c', '-c']);
  });

  it('fails when a step fails unexpectedly', async () => {
    const run = () => Promise.reject(new Error('no such program'));

    await expect(runSteps([step('a')], run, 2)).rejects.toThrow('no such program');
  });

  it('refuses steps that wait for each other', async () => {
    const steps = [step('a', { after: ['b'] }), step('b', { after: ['a'] })];

    await expect(runSteps(steps, () => Promise.resolve(), 2)).rejects.toThrow('wait for each other: a, b');
  });
});
