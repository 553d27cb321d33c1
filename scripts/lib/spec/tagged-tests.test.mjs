import { expect, it } from 'vitest';

import { taggedTestsOf } from './tagged-tests.mjs';

const titlesOf = (source, file) => taggedTestsOf(source, file).tests.map(({ title }) => title);

it('finds tests in groups, loops and tables, with placeholders in their titles', () => {
  const source = `
    test.describe('a feed', () => {
      test('sorts', { tag: '@extension' }, async ({ page }) => {});
      for (const width of [320, 390]) test(\`fits \${width} px\`, () => {});
    });
    const same = <T>(value: T) => value;
    describe('rules', () => { it.each([1, 2])('holds for %d', () => {}); });
    it("says 'Stop.'", () => {});
  `;
  expect(titlesOf(source, 'a.test.ts')).toEqual([
    'a feed › sorts',
    'a feed › fits ${width} px',
    'rules › holds for %d',
    "says 'Stop.'",
  ]);
});

it('ignores skipped tests, helpers and text that resembles a test', () => {
  const source = `
    test.skip('later', () => {});
    it.todo('some day');
    test.describe.skip('a group', () => { test('in it', () => {}); });
    test.beforeEach(() => {});
    /x/.test('a string');
    // it('was here', () => {});
  `;
  expect(titlesOf(source, 'a.test.ts')).toEqual([]);
});

it('finds stories with a play function', () => {
  const source = `
    export const Default: Story = {};
    // @spec 2.1
    /** Shown to designers. */
    export const Opened: Story = { play: async () => {} };
    export const Closed: Story = { async play() {} };
    const Hidden: Story = { play: async () => {} };
  `;
  expect(taggedTestsOf(source, 'stories/Menu.stories.tsx').tests).toEqual([
    { title: 'Opened', statements: ['2.1'] },
    { title: 'Closed', statements: [] },
  ]);
});

it('reads the statements above a test, and counts misplaced tags', () => {
  const source = `
    // @spec 1.1
    const rows = [1];
    describe('rules', () => {
      // Slow on purpose.
      // @spec 4.9, 2.13
      it.each(rows)('holds for %d', () => {});
      it('has none', () => {});
      // @spec 4.9
      it.skip('is skipped', () => {});
    });
  `;
  expect(taggedTestsOf(source, 'a.test.ts')).toEqual({
    tests: [
      { title: 'rules › holds for %d', statements: ['4.9', '2.13'] },
      { title: 'rules › has none', statements: [] },
    ],
    strayTags: 2,
  });
});
