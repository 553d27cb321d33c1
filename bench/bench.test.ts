import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

import { cases } from './cases';
import { growthTable, formatTableRow, type Result } from './report';
import { runCases } from './run-cases';
import type {} from '../server/src/testing/global-setup';
import { scenarios } from './scenarios';
import { openStage, type Stage } from './stage';

/** Starting three servers is slow on a busy machine. */
const timeoutMs = 120_000;

let cache: string;
let stage: Stage;
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'alphazone-bench-test-'));
  stage = await openStage({
    posts: 400,
    cache,
    entry: inject('serverEntry'),
    callers: 2,
    maxSockets: 10,
    uncached: true,
  });
});
afterAll(async () => {
  await stage.stop();
  await rm(cache, { recursive: true });
});

it(
  'measures every case and its limit',
  async () => {
    // These tests' server serves no app.
    const chosen = cases.filter(({ name }) => !name.startsWith('rendered'));
    const results: Result[] = [];

    await runCases(stage, chosen, { connections: [2], seconds: 0.02, rounds: 1 }, (result) => {
      results.push(result);
    });

    expect(results.map(({ name }) => name)).toEqual(chosen.map(({ name }) => name));
    for (const result of results) {
      expect(result.figures.perSecond).toBeGreaterThan(0);
      expect(result.limit.perSecond).toBeGreaterThan(0);
      expect(formatTableRow(result)).not.toContain('NaN');
    }
    expect(growthTable(results)).toBe('');
    expect(growthTable([...results, ...results.map((result) => ({ ...result, posts: 800 }))])).not.toContain(
      'NaN',
    );
  },
  timeoutMs,
);

it(
  'runs every scenario',
  async () => {
    for (const { run } of scenarios) expect(await run(stage, { seconds: 0.1 })).not.toEqual([]);
  },
  timeoutMs,
);
