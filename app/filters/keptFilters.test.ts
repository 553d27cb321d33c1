import { memoryStore } from '@alphazone/react';
import { expect, it } from 'vitest';

import { createWordMatcher } from '../../react/filters/mutedWords';
import { bob, testForum } from '../../react/testing/testForum';
import { dropKeptFilters, keptFiltersKey, mutedPattern } from './keptFilters';

it.each([
  ['gas', 'The GAS is high', true],
  ['gas', 'Vegas', false],
  ['Gás fees', 'gas   — fees!', true],
  ['比特', '买比特币', true],
  ['BTC比特', 'BTC 比 特', true],
  ['c++', 'c', true],
])('finds the muted word %s in "%s", as the app does: %s', (word, text, isFound) => {
  const pattern = mutedPattern([word, 'unrelated']);

  expect(new RegExp(pattern ?? expect.fail('No pattern.'), 'iu').test(text)).toBe(isFound);
  expect(createWordMatcher([word])([text])).toBe(isFound ? word : undefined);
});

it('has no pattern without letters or digits, which would match every text', () => {
  expect(mutedPattern([])).toBeUndefined();
  expect(mutedPattern(['—'])).toBeUndefined();
});

const keptOf = (userId: string) =>
  memoryStore({ [keptFiltersKey]: JSON.stringify({ userId, blocked: [], hidden: [] }) });

const openPage = () => testForum(() => new Promise(() => undefined));

it('keeps the filters until the session ends, also when it is refused', () => {
  for (const end of ['end', 'refuse'] as const) {
    const { forum, session } = openPage();
    const storage = keptOf('bob');
    dropKeptFilters(forum, storage);
    session.start({ ...bob, token: 'renewed' });
    expect(storage.getItem(keptFiltersKey)).not.toBeNull();
    if (end === 'end') session.end();
    else session.refuse('renewed');
    expect(storage.getItem(keptFiltersKey)).toBeNull();
  }
});

it('deletes those of a session that ended elsewhere, or of another member', () => {
  const { forum, session } = openPage();
  const ofAnn = keptOf('ann');
  dropKeptFilters(forum, ofAnn);
  expect(ofAnn.getItem(keptFiltersKey)).toBeNull();

  session.end();
  const ofBob = keptOf('bob');
  dropKeptFilters(forum, ofBob);
  expect(ofBob.getItem(keptFiltersKey)).toBeNull();
});
