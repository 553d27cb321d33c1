import type { Decision } from '@alphazone/react';
import { expect, it } from 'vitest';

import { actionsOf, stepsOf } from './decisionState';

const now = Date.parse('2026-11-22T10:00:00.000Z');
const decision: Decision = {
  _id: 'd',
  kind: 'remove',
  target: 'post',
  targetId: 'p',
  reason: 'spam',
  note: '',
  decidedOn: '2026-11-21T10:00:00.000Z',
  state: 'decided',
  version: 0,
  appealUntil: '2026-12-21T10:00:00.000Z',
  isOwn: true,
};
const forStaff = { ...decision, isOwn: false, moderator: { _id: 'mod', name: 'Mod' } };
const none = { canAppeal: false, canReview: false, canEnd: false, canTakeBack: false };

it('lets the member appeal once, in time', () => {
  expect(actionsOf(decision, 'ann', now)).toEqual({ ...none, canAppeal: true });
  expect(actionsOf({ ...decision, appealUntil: decision.decidedOn }, 'ann', now)).toEqual(none);
  expect(actionsOf({ ...decision, state: 'appealed' }, 'ann', now)).toEqual(none);
  const { appealUntil: _, ...withoutAppeal } = decision;
  expect(actionsOf(withoutAppeal, 'ann', now)).toEqual(none);
});

it('lets the decider grant an appeal, others review it, and the reviewer end it', () => {
  expect(actionsOf({ ...forStaff, state: 'appealed' }, 'mod', now)).toEqual({ ...none, canTakeBack: true });
  expect(actionsOf({ ...forStaff, kind: 'ban', state: 'appealed' }, 'mod', now)).toEqual(none);
  expect(actionsOf({ ...forStaff, state: 'appealed' }, 'bob', now)).toEqual({ ...none, canReview: true });
  const reviewed = { ...forStaff, state: 'under review', reviewer: { _id: 'bob', name: 'Bob' } } as const;
  expect(actionsOf(reviewed, 'bob', now)).toEqual({ ...none, canEnd: true });
  expect(actionsOf(reviewed, 'cy', now)).toEqual({ ...none, canReview: true });
});

it('lets staff take back decisions about content before and after an appeal', () => {
  for (const state of ['decided', 'upheld'] as const)
    expect(actionsOf({ ...forStaff, state }, 'mod', now)).toEqual({ ...none, canTakeBack: true });
  expect(actionsOf({ ...forStaff, state: 'restored' }, 'mod', now)).toEqual(none);
  expect(actionsOf({ ...forStaff, kind: 'ban' }, 'mod', now)).toEqual(none);
});

it('has a line of steps up to the end', () => {
  const states = (state: Decision['state'], fields: Partial<Decision> = {}) =>
    stepsOf({ ...decision, state, ...fields }).map((step) => step.state);
  expect(states('decided')).toEqual(['current', 'next', 'next', 'next']);
  expect(states('under review')).toEqual(['done', 'done', 'current', 'next']);
  expect(states('upheld', { appealedOn: decision.decidedOn })).toEqual(['done', 'done', 'done', 'done']);
  expect(states('restored')).toEqual(['done', 'done']);
});
