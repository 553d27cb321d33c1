import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { reloadFile } from '../files/reload-file';
import { defaultFilters, parseFilters } from './filters';

describe('the file of filters', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'alphazone-filters-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is reloaded after a valid change, and logs each problem once', () => {
    const file = join(folder, 'filters.json');
    let time = 0;
    const log = { info: vi.fn(), error: vi.fn() } as unknown as FastifyBaseLogger;
    const write = (text: string) => {
      writeFileSync(file, text);
      time += 1_000;
    };
    write('{"mentions":{"action":"off"}}');
    const current = reloadFile({ file, parse: parseFilters, log, now: () => time });

    expect(current()).toEqual({ ...defaultFilters, mentions: { action: 'off', max: 10 } });
    write('{"mentions":{"action":"refuse","max":3}}');
    expect(current().mentions).toEqual({ action: 'refuse', max: 3 });
    write('{"mentions":');
    expect(current().mentions).toEqual({ action: 'refuse', max: 3 });
    expect(log.error).toHaveBeenCalledTimes(1);
    rmSync(file);
    for (let n = 0; n < 3; n += 1) {
      time += 1_000;
      expect(current().mentions).toEqual({ action: 'refuse', max: 3 });
    }
    expect(log.error).toHaveBeenCalledTimes(2);
    write('{}');
    expect(current()).toEqual(defaultFilters);
  });

  it('is read again after a change that keeps its size and modification time', () => {
    const file = join(folder, 'filters.json');
    let time = 0;
    const write = (max: number) => {
      writeFileSync(file, `{"mentions":{"action":"hold","max":${max}}}`);
      utimesSync(file, 1, 1);
      time += 1_000;
    };
    write(3);
    const before = statSync(file).ctimeMs;
    const current = reloadFile({ file, parse: parseFilters, now: () => time });

    write(7);
    // The clock of some file systems ticks every 4 ms.
    while (statSync(file).ctimeMs === before) utimesSync(file, 1, 1);

    expect(current().mentions.max).toBe(7);
  });

  it.each([
    '{"words":[{"words":["x"]}]}',
    '{"worlds":[]}',
    '{"patterns":[{"pattern":"(","action":"refuse"}]}',
    'x',
  ])('is refused with %s', (text) => {
    const file = join(folder, 'filters.json');
    writeFileSync(file, text);

    expect(() => reloadFile({ file, parse: parseFilters })).toThrow(/filters\.json cannot be used/);
  });
});
