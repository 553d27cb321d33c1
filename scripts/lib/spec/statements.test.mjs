import { expect, it } from 'vitest';

import { sentencesOf, statementsOf } from './statements.mjs';

it('splits and numbers sentences, bullets, table rows and headings that name a place', () => {
  const markdown = [
    '# The title',
    'It stands before all.',
    '## 1. First',
    'One. Two:',
    '### A part',
    'Three. Four.',
    '### Another (every page)',
    '- Five; six.',
    'What follows:',
    '',
    '| Head | Use |',
    '|---|---|',
    '| a | b |',
    '## 2. Second',
    '- Seven',
  ].join('\n');

  expect(statementsOf(markdown).map(({ number, part, text }) => [number, part, text])).toEqual([
    ['0.1', undefined, 'It stands before all.'],
    ['1.1', 'A part', 'Three.'],
    ['1.2', 'A part', 'Four.'],
    ['1.3', undefined, 'Another (every page)'],
    ['1.4', 'Another (every page)', 'Five; six.'],
    ['1.5', 'Another (every page)', 'a | b'],
    ['2.1', undefined, 'Seven'],
  ]);
});

it.each([
  ["Alert 'Stop. Go back.' and go to /. Fields: a.", ["Alert 'Stop. Go back.' and go to /.", 'Fields: a.']],
  ["It reads 'None yet.' Each has a name.", ["It reads 'None yet.'", 'Each has a name.']],
  ["'Failed.', or 'No.' on a user's page.", ["'Failed.', or 'No.' on a user's page."]],
  [
    'It takes 0.3 s (e.g. User or Post. Or none) plus more.',
    ['It takes 0.3 s (e.g. User or Post. Or none) plus more.'],
  ],
  ["Unknown. 'Loading...' until then", ['Unknown.', "'Loading...' until then"]],
])('splits %s', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
