import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';

import { reachedStates, unreachedStates } from '../testing/reachedStates';
import { watchTransitions } from '../testing/takenTransitions';
import { alertsMachine, type Dialog, type DialogClosed } from './alertsMachine';

const alertOf = (id: string): Dialog => ({ id, kind: 'alert', message: `Alert ${id}` });
const question: Dialog = { id: 'q', kind: 'confirm', message: 'Sure?', confirmLabel: 'Delete' };

const { inspect, missed } = watchTransitions(alertsMachine);

function startAlerts(...dialogs: Dialog[]) {
  const emitted: DialogClosed[] = [];
  const actor = createActor(alertsMachine, { inspect });
  actor.on('dialog.closed', (event) => emitted.push(event));
  actor.start();
  for (const dialog of dialogs) actor.send({ type: 'dialog.requested', dialog });
  return {
    actor,
    emitted,
    state: () => actor.getSnapshot().value,
    onScreen: () => actor.getSnapshot().context.queue[0],
  };
}

describe('alertsMachine', () => {
  it('shows nothing at first', () => {
    const { state, onScreen } = startAlerts();
    expect(state()).toBe('idle');
    expect(onScreen()).toBeUndefined();
  });

  it('shows one dialog at a time, in order', () => {
    const { actor, state, onScreen } = startAlerts(alertOf('1'), alertOf('2'));
    expect(onScreen()).toEqual(alertOf('1'));
    actor.send({ type: 'dialog.confirmed', id: '1' });
    expect(state()).toBe('showing');
    expect(onScreen()).toEqual(alertOf('2'));
    actor.send({ type: 'dialog.confirmed', id: '2' });
    expect(state()).toBe('idle');
    expect(onScreen()).toBeUndefined();
  });

  it.each([
    ['a confirmed question', question, 'dialog.confirmed', true],
    ['a cancelled question', question, 'dialog.cancelled', false],
    ['an alert with OK', alertOf('a'), 'dialog.confirmed', true],
    ['an alert closed with Escape', alertOf('a'), 'dialog.cancelled', true],
  ] as const)('reports the result of %s', (_, dialog, type, confirmed) => {
    const { actor, emitted } = startAlerts(dialog);
    actor.send({ type, id: dialog.id });
    expect(emitted).toEqual([{ type: 'dialog.closed', id: dialog.id, confirmed }]);
  });

  it('shows the next dialog after a cancelled one', () => {
    const { actor, emitted, onScreen } = startAlerts(question, alertOf('1'));
    actor.send({ type: 'dialog.cancelled', id: 'q' });
    expect(emitted).toEqual([{ type: 'dialog.closed', id: 'q', confirmed: false }]);
    expect(onScreen()).toEqual(alertOf('1'));
  });

  it('closes only one dialog on a double click', () => {
    const { actor, emitted, onScreen } = startAlerts(alertOf('1'), question);
    actor.send({ type: 'dialog.confirmed', id: '1' });
    actor.send({ type: 'dialog.confirmed', id: '1' });
    actor.send({ type: 'dialog.cancelled', id: '1' });
    expect(emitted).toHaveLength(1);
    expect(onScreen()).toEqual(question);
  });

  it('ignores confirm and cancel while no dialog is open', () => {
    const { actor, emitted } = startAlerts();
    actor.send({ type: 'dialog.confirmed', id: '1' });
    expect(emitted).toEqual([]);
  });

  const reached = reachedStates(
    alertsMachine,
    undefined,
    [
      { type: 'dialog.requested', dialog: alertOf('1') },
      { type: 'dialog.confirmed', id: '1' },
      { type: 'dialog.cancelled', id: '1' },
    ],
    ({ queue }) => Math.min(queue.length, 3),
  );

  it.each(reached)('has a queue exactly while showing: $name', ({ snapshot }) => {
    expect(snapshot.context.queue.length > 0).toBe(snapshot.matches('showing'));
  });

  it('reaches every state', () => {
    expect(unreachedStates(alertsMachine, reached)).toEqual([]);
  });

  it('takes every transition', () => {
    expect(missed()).toEqual([]);
  });
});
