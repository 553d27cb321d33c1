import { describe, expect, it } from 'vitest';
import { createActor, type AnyActorLogic } from 'xstate';

import * as machines from './index';

// Safe casts: the index has mixed exports, but only machines have `implementations`.
const actors = Object.entries(machines).flatMap(([name, exported]) => {
  if (!name.endsWith('Machine') || !('implementations' in (exported as object))) return [];
  const { implementations } = exported as { implementations: { actors: Record<string, AnyActorLogic> } };
  return Object.entries(implementations.actors).map(([actor, logic]) => ({ name, actor, logic }));
});

describe('an actor that was not provided', () => {
  it('exists in nine machines', () => {
    expect(new Set(actors.map(({ name }) => name)).size).toBe(9);
  });

  it.each(actors)('$name says to provide "$actor"', ({ name, actor, logic }) => {
    const errors: unknown[] = [];
    const running = createActor(logic);
    running.subscribe({ error: (error) => errors.push(error) });
    running.start();
    expect(String(errors[0])).toBe(`Error: ${name}: provide the "${actor}" actor before starting it.`);
  });
});
