import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';

import { appealMachine, type AppealEvent } from './appealMachine';
import { transitions } from './transitions';

const [member, moderator, reviewer, third] = ['member', 'moderator', 'reviewer', 'third'];
const appealed: AppealEvent = { type: 'appeal.submitted', by: member, at: 10 };

function after(...events: AppealEvent[]) {
  const input = { memberId: member, moderatorId: moderator, appealUntil: 10 };
  const actor = createActor(appealMachine, { input }).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot();
}

describe('appealMachine', () => {
  it('has the contract’s states and transitions, like the server and the database', () => {
    const own = Object.fromEntries(
      Object.entries(appealMachine.states).map(([name, state]) => [
        name,
        Object.fromEntries(
          [...state.transitions.values()]
            .flat()
            .map(({ eventType, target }) => [eventType, target?.[0]?.key]),
        ),
      ]),
    );
    expect(own).toEqual(transitions.decisionState);
  });

  it('is appealed by the member before the deadline', () => {
    expect(after({ ...appealed, by: moderator }).value).toBe('decided');
    expect(after({ ...appealed, at: 11 }).value).toBe('decided');
    expect(after(appealed).value).toBe('appealed');
  });

  it('is reviewed by neither the member nor the deciding moderator', () => {
    for (const by of [member, moderator]) {
      expect(after(appealed, { type: 'review.started', by }).value).toBe('appealed');
    }
    expect(after(appealed, { type: 'review.started', by: reviewer }).value).toBe('under review');
  });

  it('is granted by the deciding moderator, until a review starts', () => {
    const undone = (by: string): AppealEvent => ({ type: 'decision.undone', by });
    expect(after(appealed, undone(third)).value).toBe('appealed');
    expect(after(appealed, undone(moderator)).value).toBe('restored');
    expect(after(appealed, { type: 'review.started', by: reviewer }, undone(moderator)).value).toBe(
      'under review',
    );
  });

  it.each([
    ['decision.upheld', 'upheld'],
    ['decision.undone', 'restored'],
  ] as const)('ends with %s by the reviewer', (type, state) => {
    const review: AppealEvent = { type: 'review.started', by: reviewer };
    expect(after(appealed, review, { type, by: third }).value).toBe('under review');
    expect(after(appealed, review, { type, by: reviewer })).toMatchObject({ value: state });
    const takenOver: AppealEvent = { type: 'review.started', by: third };
    expect(after(appealed, review, takenOver, { type, by: reviewer }).value).toBe('under review');
  });
});
