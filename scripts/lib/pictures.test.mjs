import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { packScreenshot, packSheet, unpackScreenshot, unpackSheet } from './picture-file.mjs';
import {
  expectationOf,
  orphanedParts,
  orphans,
  screenshotDifference,
  screenshotFile,
  sheetFile,
  updateSheets,
} from './pictures.mjs';

function createPicture({ width = 40, height = 40, grey = 16, square = 0, squareGrey = 200 } = {}) {
  const png = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const isInside = pixel % width < square && pixel < square * width;
    png.data.fill(isInside ? squareGrey : grey, pixel * 4, pixel * 4 + 3);
    png.data[pixel * 4 + 3] = 255;
  }
  return PNG.sync.write(png);
}

const differenceOf = (screenshot, before, how) =>
  screenshotDifference(screenshot, expectationOf(before), how);

describe('screenshotDifference', () => {
  it('ignores a different encoding of the same pixels', () => {
    const repacked = PNG.sync.write(PNG.sync.read(createPicture()), { deflateLevel: 0 });

    expect(repacked.equals(createPicture())).toBe(false);
    expect(differenceOf(repacked, createPicture())).toBeUndefined();
  });

  it('reports a change of four steps in 256', () => {
    expect(differenceOf(createPicture({ grey: 20 }), createPicture({ grey: 16 }))).toMatchObject({
      what: '1600 pixels differ',
    });
  });

  it('tolerates 20 pixels; reports 25 with an image that marks them', () => {
    expect(differenceOf(createPicture({ square: 4 }), createPicture())).toBeUndefined();

    const difference = differenceOf(createPicture({ square: 5 }), createPicture());
    expect(difference?.what).toBe('25 pixels differ');
    expect(PNG.sync.read(difference?.drawMarks?.() ?? Buffer.of())).toMatchObject({ width: 40, height: 40 });
  });

  it('loosely tolerates two pixels in a thousand and small colour changes', () => {
    const loosely = (options) =>
      differenceOf(
        createPicture({ width: 200, height: 200, ...options }),
        createPicture({ width: 200, height: 200 }),
        'loosely',
      );

    expect(loosely({ grey: 20 })).toBeUndefined();
    expect(loosely({ square: 8 })).toBeUndefined();
    expect(loosely({ square: 10 })).toMatchObject({ what: expect.stringMatching(/^\d+ pixels differ$/) });
    expect(loosely({ grey: 60 })).toMatchObject({ what: '40000 pixels differ' });
  });

  it('reports a different size', () => {
    expect(differenceOf(createPicture({ height: 42 }), createPicture())).toEqual({
      what: 'it is 40 × 42 px and was 40 × 40 px',
    });
  });
});

describe('a packed screenshot', () => {
  it('keeps the digest and pixels of its screenshot', () => {
    const file = packScreenshot(createPicture({ square: 9 }));

    expect(file.equals(createPicture({ square: 9 }))).toBe(false);
    expect(unpackScreenshot(file).screenshot).toBe(expectationOf(createPicture({ square: 9 })).screenshot);
    expect(screenshotDifference(createPicture({ square: 9 }), unpackScreenshot(file))).toBeUndefined();
    expect(screenshotDifference(createPicture({ square: 7 }), unpackScreenshot(file))).toMatchObject({
      what: '32 pixels differ',
    });
  });

  it('is compared by its pixels after another program has rewritten it', () => {
    const file = PNG.sync.write(PNG.sync.read(packScreenshot(createPicture())));

    expect(screenshotDifference(createPicture(), unpackScreenshot(file))).toBeUndefined();
    expect(screenshotDifference(createPicture({ grey: 20 }), unpackScreenshot(file))).toBeDefined();
  });
});

describe('a sheet', () => {
  const screenshots = {
    'button--solid': createPicture(),
    'button--wide': createPicture({ width: 60, height: 20, grey: 90 }),
  };
  const sheet = packSheet(
    new Map(Object.entries(screenshots).map(([id, screenshot]) => [id, expectationOf(screenshot)])),
  );

  it('stacks its parts, 16 px apart', () => {
    expect(PNG.sync.read(sheet)).toMatchObject({ width: 60, height: 40 + 16 + 20 });
  });

  it('returns each part unchanged', () => {
    const parts = unpackSheet(sheet);

    expect([...parts.keys()]).toEqual(['button--solid', 'button--wide']);
    for (const [id, screenshot] of Object.entries(screenshots)) {
      const { data } = PNG.sync.read(screenshot);
      expect(parts.get(id)?.pixels().data.equals(data)).toBe(true);
      expect(screenshotDifference(screenshot, parts.get(id))).toBeUndefined();
    }
  });

  it('reports a colour that differs in one part', () => {
    const part = unpackSheet(sheet).get('button--wide');

    expect(screenshotDifference(createPicture({ width: 60, height: 20, grey: 96 }), part)).toMatchObject({
      what: '1200 pixels differ',
    });
  });
});

describe('updateSheets', () => {
  const ids = ['button--solid', 'button--wide', 'card--plain'];
  let folder;
  let newParts;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'alphazone-sheets-'));
    newParts = join(folder, 'new');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function update(stories, parts) {
    mkdirSync(newParts, { recursive: true });
    for (const [id, contents] of Object.entries(parts)) writeFileSync(join(newParts, `${id}.png`), contents);
    updateSheets(stories, { folder, newParts });
  }
  const partsOf = (id) => [...unpackSheet(readFileSync(sheetFile(id, folder))).keys()];

  it('makes one sheet per component, with its parts in story order', () => {
    update(ids, {
      'card--plain': createPicture(),
      'button--wide': createPicture(),
      'button--solid': createPicture(),
    });

    expect(partsOf('button--solid')).toEqual(['button--solid', 'button--wide']);
    expect(partsOf('card--plain')).toEqual(['card--plain']);
    expect(existsSync(newParts)).toBe(false);
  });

  it('keeps the parts and bytes of unchanged stories', () => {
    update(ids, {
      'button--solid': createPicture(),
      'button--wide': createPicture(),
      'card--plain': createPicture(),
    });
    const before = readFileSync(sheetFile('card--plain', folder));
    update(ids, { 'button--wide': createPicture({ grey: 99 }) });

    const parts = unpackSheet(readFileSync(sheetFile('button--wide', folder)));
    expect(screenshotDifference(createPicture(), parts.get('button--solid'))).toBeUndefined();
    expect(screenshotDifference(createPicture({ grey: 99 }), parts.get('button--wide'))).toBeUndefined();
    expect(readFileSync(sheetFile('card--plain', folder)).equals(before)).toBe(true);
  });

  it('deletes parts without a story or a screenshot, and then empty sheets', () => {
    update(ids, {
      'button--solid': createPicture(),
      'button--wide': createPicture(),
      'card--plain': createPicture(),
    });
    expect(orphanedParts(['button--wide', 'card--plain'], folder)).toEqual(['button--solid']);
    update(['button--wide', 'card--plain'], { 'card--plain': '' });

    expect(partsOf('button--wide')).toEqual(['button--wide']);
    expect(existsSync(sheetFile('card--plain', folder))).toBe(false);
  });
});

describe('orphans', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alphazone-pictures-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are the screenshots of deleted stories, in every mode', () => {
    for (const [mode, id] of [
      ['dark-desktop', 'button--solid'],
      ['dark-desktop', 'button--gone'],
      ['light-phone', 'button--gone'],
      ['light-sheets', 'button'],
      ['light-sheets', 'gone'],
    ]) {
      const file = screenshotFile(folder, mode, id);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, '');
    }
    writeFileSync(join(folder, 'drawn-by.txt'), '');

    expect(orphans(['button--solid'], folder)).toEqual([
      screenshotFile(folder, 'dark-desktop', 'button--gone'),
      screenshotFile(folder, 'light-phone', 'button--gone'),
      screenshotFile(folder, 'light-sheets', 'gone'),
    ]);
  });
});
