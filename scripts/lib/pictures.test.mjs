import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { PNG } from 'pngjs';
import { afterEach, describe, expect, it } from 'vitest';

import { orphans, pictureDifference, pictureFile } from './pictures.mjs';

/** A picture of one colour, with a square of another in it. */
function picture({ width = 40, height = 40, grey = 16, square = 0, squareGrey = 200 } = {}) {
  const png = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const isInside = pixel % width < square && pixel < square * width;
    png.data.fill(isInside ? squareGrey : grey, pixel * 4, pixel * 4 + 3);
    png.data[pixel * 4 + 3] = 255;
  }
  return PNG.sync.write(png);
}

describe('pictureDifference', () => {
  it('finds nothing between pictures that look the same, whatever their bytes', () => {
    const repacked = PNG.sync.write(PNG.sync.read(picture()), { deflateLevel: 0 });

    expect(repacked.equals(picture())).toBe(false);
    expect(pictureDifference(repacked, picture())).toBeUndefined();
  });

  it('catches a change of four steps in 256', () => {
    expect(pictureDifference(picture({ grey: 20 }), picture({ grey: 16 }))).toMatchObject({
      what: '1600 pixels differ',
    });
  });

  it('leaves 20 pixels be and catches 25, with a picture that marks them', () => {
    expect(pictureDifference(picture({ square: 4 }), picture())).toBeUndefined();

    const difference = pictureDifference(picture({ square: 5 }), picture());
    expect(difference?.what).toBe('25 pixels differ');
    expect(PNG.sync.read(difference?.drawMarks?.() ?? Buffer.of())).toMatchObject({ width: 40, height: 40 });
  });

  it('leaves two pixels of a thousand be where it compares loosely, and small changes of colour', () => {
    const loosely = (options) =>
      pictureDifference(
        picture({ width: 200, height: 200, ...options }),
        picture({ width: 200, height: 200 }),
        'loosely',
      );

    expect(loosely({ grey: 20 })).toBeUndefined();
    expect(loosely({ square: 8 })).toBeUndefined();
    expect(loosely({ square: 10 })).toMatchObject({ what: expect.stringMatching(/^\d+ pixels differ$/) });
    expect(loosely({ grey: 60 })).toMatchObject({ what: '40000 pixels differ' });
  });

  it('catches another size', () => {
    expect(pictureDifference(picture({ height: 42 }), picture())).toEqual({
      what: 'it is 40 × 42 px and was 40 × 40 px',
    });
  });
});

describe('orphans', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alphazone-pictures-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are the pictures whose story is gone, in every mode', () => {
    for (const [mode, id] of [
      ['dark-desktop', 'button--solid'],
      ['dark-desktop', 'button--gone'],
      ['light-phone', 'button--gone'],
    ]) {
      const file = pictureFile(folder, mode, id);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, '');
    }
    writeFileSync(join(folder, 'drawn-by.txt'), '');

    expect(orphans(['button--solid'], folder)).toEqual([
      pictureFile(folder, 'dark-desktop', 'button--gone'),
      pictureFile(folder, 'light-phone', 'button--gone'),
    ]);
  });
});
