import { expect, it } from 'vitest';

import { titlesOf } from './test-titles.mjs';

it('finds tests in groups and loops, in tables and with values in their names', () => {
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

it('takes no skipped test, no helper and no words that only look like a test', () => {
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

it('takes the stories that play something', () => {
  const source = `
    export const Default: Story = {};
    export const Opened: Story = { play: async () => {} };
    export const Closed: Story = { async play() {} };
    const Hidden: Story = { play: async () => {} };
  `;
  expect(titlesOf(source, 'stories/Menu.stories.tsx')).toEqual(['Opened', 'Closed']);
});
