import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';

import { nodesOf, transitionsFrom } from '../docs/nodes';

export interface TransitionWatch {
  /** Pass it to `createActor` in every test. */
  inspect: (event: InspectionEvent) => void;
  /**
   * Returns the missed transitions: state, event and guard branch.
   * @param states Matches the ids of the states to look at. @default all
   */
  missed: (states?: RegExp) => string[];
}

/** Counts each guarded branch. Assert on `missed()` in the last test of the file. Files that share a machine name the states of each. */
export function watchTransitions(machine: AnyStateMachine): TransitionWatch {
  const taken = new Set<string>();
  return {
    inspect: (event) => {
      if (event.type === '@xstate.microstep')
        event._transitions.map(nameOf).forEach((name) => taken.add(name));
    },
    missed: (states = /^/) =>
      nodesOf(machine)
        .filter(({ id }) => states.test(id))
        .flatMap(transitionsFrom)
        .map(nameOf)
        .filter((name) => !taken.has(name)),
  };
}

/** `provide` clones the nodes of a machine, so they cannot be compared by identity. */
function nameOf(transition: AnyTransitionDefinition): string {
  // `AnyTransitionDefinition` types `source` as `any`.
  const source = transition.source as AnyStateNode;
  const eventType = String(transition.eventType);
  const branches = transitionsFrom(source).filter((other) => other.eventType === eventType);
  return `${source.id}: ${eventType || 'always'} #${branches.indexOf(transition) + 1}`;
}
