import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, setup, SimulatedClock } from 'xstate';

import { flushPromises } from './promises';
import { watchTransitions } from './takenTransitions';

const lampMachine = setup({
  types: { context: {} as { isPaid: boolean }, input: {} as { isPaid: boolean } },
  actors: { checkBulb: fromPromise<string>(() => Promise.resolve('fine')) },
  guards: { isPaid: ({ context }) => context.isPaid },
  delays: { warmUp: 100 },
}).createMachine({
  id: 'lamp',
  context: ({ input }) => input,
  initial: 'off',
  on: { 'lamp.hit': {} },
  states: {
    off: { on: { 'switch.pressed': [{ guard: 'isPaid', target: 'warming' }, { target: 'off' }] } },
    warming: { after: { warmUp: 'lit' } },
    lit: {
      invoke: { id: 'checkBulb', src: 'checkBulb', onDone: 'deciding', onError: 'off' },
    },
    deciding: { always: [{ guard: 'isPaid', target: 'off' }, { target: 'off' }] },
  },
});

const everyTransition = [
  'lamp: lamp.hit #1',
  'lamp.off: switch.pressed #1',
  'lamp.off: switch.pressed #2',
  'lamp.warming: xstate.after.warmUp.lamp.warming #1',
  'lamp.lit: xstate.done.actor.checkBulb #1',
  'lamp.lit: xstate.error.actor.checkBulb #1',
  'lamp.deciding: always #1',
  'lamp.deciding: always #2',
];

describe('watchTransitions', () => {
  it('reports every transition not taken', () => {
    const { inspect, missed } = watchTransitions(lampMachine);
    createActor(lampMachine, { inspect, input: { isPaid: true } }).start();
    expect(missed()).toEqual(everyTransition);
  });

  it('distinguishes branches, delays and actor results, also after provide', async () => {
    const { inspect, missed } = watchTransitions(lampMachine);
    const clock = new SimulatedClock();
    const broken = fromPromise<string>(() => Promise.reject(new Error('broken')));
    const lamp = createActor(lampMachine.provide({ actors: { checkBulb: broken } }), {
      clock,
      inspect,
      input: { isPaid: true },
    }).start();
    lamp.send({ type: 'switch.pressed' });
    clock.increment(100);
    await flushPromises();
    expect(missed()).toEqual([
      'lamp: lamp.hit #1',
      'lamp.off: switch.pressed #2',
      'lamp.lit: xstate.done.actor.checkBulb #1',
      'lamp.deciding: always #1',
      'lamp.deciding: always #2',
    ]);
  });

  it('accumulates over actors and counts transitions without effect', async () => {
    const { inspect, missed } = watchTransitions(lampMachine);
    for (const isPaid of [true, false]) {
      const clock = new SimulatedClock();
      const lamp = createActor(lampMachine, { clock, inspect, input: { isPaid } }).start();
      lamp.send({ type: 'lamp.hit' });
      lamp.send({ type: 'switch.pressed' });
      clock.increment(100);
      await flushPromises();
    }
    expect(missed()).toEqual(['lamp.lit: xstate.error.actor.checkBulb #1', 'lamp.deciding: always #2']);
  });
});
