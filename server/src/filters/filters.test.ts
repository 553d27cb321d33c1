import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { reloadFile } from '../files/reload-file';
import { defaultFilters, parseFilters } from './filters';

describe('the file of filters', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'alphazone-filters-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is read again after a change, and the last valid one stays', () => {
    const file = join(folder, 'filters.json');
    let time = 0;
    const write = (text: string) => {
      writeFileSync(file, text);
      time += 1_000;
    };
    write('{"mentions":{"action":"off"}}');
    const current = reloadFile({ file, parse: parseFilters, now: () => time });

    expect(current()).toEqual({ ...defaultFilters, mentions: { action: 'off', max: 10 } });
    write('{"mentions":{"action":"refuse","max":3}}');
    expect(current().mentions).toEqual({ action: 'refuse', max: 3 });
    write('{"mentions":');
    expect(current().mentions).toEqual({ action: 'refuse', max: 3 });
    rmSync(file);
    time += 1_000;
    expect(current().mentions).toEqual({ action: 'refuse', max: 3 });
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
