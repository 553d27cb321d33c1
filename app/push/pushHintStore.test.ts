import { memoryStore } from '@alphazone/react';
import { expect, it, vi } from 'vitest';

import { createPushHintStore } from './pushHintStore';

const day = 24 * 60 * 60_000;

function setUp({ isBlocked = false } = {}) {
  const storage = memoryStore();
  let time = day;
  /** As after a reload. */
  const open = () => createPushHintStore({ storage, now: () => time, isBlocked: () => isBlocked });
  return { open, pass: (ms: number) => (time += ms) };
}

it('is due after the member’s own post or a reply, and only for that member', () => {
  const hint = setUp().open();
  const onChange = vi.fn();
  hint.subscribe(onChange);
  expect(hint.isDue('ada', 'page')).toBe(false);

  hint.makeDue('ada', 'page');
  hint.makeDue('ada', 'comments');

  expect([hint.isDue('ada', 'page'), hint.isDue('ada', 'comments')]).toEqual([true, false]);
  expect(hint.isDue('bob', 'page')).toBe(false);
  expect(onChange).toHaveBeenCalledOnce();
});

it('is never due while the browser blocks notifications', () => {
  const hint = setUp({ isBlocked: true }).open();
  hint.makeDue('ada', 'page');
  expect(hint.isDue('ada', 'page')).toBe(false);
});

it('stays until it is dismissed, and is not shown again for half a year', () => {
  const { open, pass } = setUp();
  const first = open();
  first.makeDue('ada', 'page');
  first.pause();
  expect(first.isDue('ada', 'page')).toBe(true);
  first.dismiss();
  first.makeDue('ada', 'page');
  expect(first.isDue('ada', 'page')).toBe(false);

  pass(179 * day);
  const second = open();
  second.makeDue('ada', 'page');
  expect(second.isDue('ada', 'page')).toBe(false);
  pass(day);
  second.makeDue('ada', 'page');
  expect(second.isDue('ada', 'page')).toBe(true);
});

it('may be shown again after the device was subscribed', () => {
  const { open } = setUp();
  const first = open();
  first.makeDue('ada', 'page');
  first.pause();
  first.allowAgain();

  const second = open();
  second.makeDue('ada', 'page');
  expect(second.isDue('ada', 'page')).toBe(true);
});

it('works without storage', () => {
  const fail = () => {
    throw new Error('Storage is disabled.');
  };
  const storage = { getItem: fail, setItem: fail, removeItem: fail };
  const hint = createPushHintStore({ storage, now: () => 0, isBlocked: () => false });
  hint.makeDue('ada', 'page');
  hint.pause();
  hint.allowAgain();
  expect(hint.isDue('ada', 'page')).toBe(true);
});
