import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';

import { nodesOf, transitionsFrom } from '../docs/nodes';

/** Which transitions of a machine the tests of one file took. */
export interface TransitionWatch {
  /** Goes to `createActor`, in every test. */
  inspect: (event: InspectionEvent) => void;
  /** Those that no actor took so far: state, event, and which branch of its guards. */
  missed: () => string[];
}

/**
 * Watches that a file of tests takes every transition a machine defines: its events, delays, answers and failures of
 * actors, and those taken at once, each branch by itself. Ask for `missed()` in the last test.
 */
export function watchTransitions(machine: AnyStateMachine): TransitionWatch {
  const taken = new Set<string>();
  return {
    inspect: (event) => {
      if (event.type === '@xstate.microstep')
        event._transitions.map(nameOf).forEach((name) => taken.add(name));
    },
    missed: () =>
      nodesOf(machine)
        .flatMap(transitionsFrom)
        .map(nameOf)
        .filter((name) => !taken.has(name)),
  };
}

/** The same for a machine and for the one that `provide` makes of it: their nodes are not the same objects. */
function nameOf(transition: AnyTransitionDefinition): string {
  // What an unknown machine's transition starts from is `any` in XState's types.
  const source = transition.source as AnyStateNode;
  const eventType = String(transition.eventType);
  const branches = transitionsFrom(source).filter((other) => other.eventType === eventType);
  return `${source.id}: ${eventType || 'always'} #${branches.indexOf(transition) + 1}`;
}
