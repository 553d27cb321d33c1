import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';

import { notificationsMachine } from '../notifications/notificationsMachine';
import { searchBoxMachine } from '../searchBox/searchBoxMachine';
import { sessionMachine } from '../session/sessionMachine';
import { authFormMachine } from '../authForm/authFormMachine';
import { chartOf, conditionOf, withInnerStates, type ChartState } from './chart';
import { nodesOf, transitionsFrom } from './nodes';

const form = chartOf(authFormMachine);
const bell = chartOf(notificationsMachine);

function stateIn(chart: ChartState, id: string): ChartState {
  const found = withInnerStates(chart).find((state) => state.id === id);
  if (!found) throw new Error(`There is no state "${id}".`);
  return found;
}

describe('chartOf', () => {
  it('contains every state and transition of the machine', () => {
    const states = withInnerStates(bell);
    const nodes = nodesOf(notificationsMachine);
    expect(states.map(({ id }) => id)).toEqual(nodes.map(({ id }) => id));
    expect(states.flatMap(({ transitions }) => transitions)).toHaveLength(
      nodes.flatMap(transitionsFrom).length,
    );
  });

  it('marks initial, parallel and transient states', () => {
    expect(form.states.filter(({ isInitial }) => isInitial).map(({ name }) => name)).toEqual(['editing']);
    expect(stateIn(bell, 'notifications.loggedIn').isParallel).toBe(true);
    expect(stateIn(chartOf(searchBoxMachine), 'searchBox.deciding').isTransient).toBe(true);
    expect(stateIn(bell, 'notifications.loggedIn.marking.idle').isTransient).toBe(false);
  });

  it('names guards, targets and actions', () => {
    expect(stateIn(form, 'authForm.editing').transitions.slice(2, 4)).toEqual([
      { on: 'form.submitted', guard: 'hasProblem', targets: [], actions: ['emitProblem'] },
      {
        on: 'form.submitted',
        guard: undefined,
        targets: [{ id: 'authForm.submitting', name: 'submitting' }],
        actions: [],
      },
    ]);
  });

  it('describes triggers: actor results, delays and always', () => {
    const conditions = (id: string) => stateIn(bell, `notifications.${id}`).transitions.map(conditionOf);
    expect(conditions('loggedIn.polling.waiting')).toEqual(['after 15 s']);
    expect(conditions('loggedIn.count.fetching')).toEqual([
      'fetchCount succeeds [isSettled]',
      'fetchCount succeeds',
      'fetchCount fails',
    ]);
    expect(stateIn(chartOf(searchBoxMachine), 'searchBox.deciding').transitions.map(conditionOf)).toEqual([
      'immediately [isLongEnough]',
      'immediately',
    ]);
    expect(stateIn(chartOf(sessionMachine), 'session.loggedIn').transitions.map(conditionOf)).toContain(
      'after untilExpiry [isExpired]',
    );
  });

  it('names invoked actors and entry actions, without delay timers', () => {
    expect(stateIn(bell, 'notifications.loggedIn.marking.sending')).toMatchObject({
      invokes: ['markRead'],
      entry: ['moveQueuedToPending'],
    });
    expect(stateIn(bell, 'notifications.loggedIn.polling.waiting').entry).toEqual([]);
  });

  it('rejects an anonymous action', () => {
    const machine = setup({ types: { context: {} as { count: number } } }).createMachine({
      context: { count: 0 },
      entry: assign({ count: 1 }),
    });
    expect(() => chartOf(machine)).toThrow('give it one in the "setup"');
  });
});
