import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  ContextFrom,
  EventObject,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { nodesOf } from '../docs/nodes';

/** One shortest way into one state of a machine. */
export interface ReachedState<TMachine extends AnyStateMachine> {
  /** The state's value as JSON. */
  name: string;
  snapshot: SnapshotFrom<TMachine>;
}

/**
 * Every state that the events can reach, each once, by a shortest path. Delays (`xstate.after…`) are taken
 * as events by themselves; answers of invoked actors are given as `xstate.done.actor.<id>` events.
 *
 * States are told apart by their value, and on the way by what `memory` picks of the context; name there
 * what guards depend on.
 */
export function reachedStates<TMachine extends AnyStateMachine>(
  machine: TMachine,
  input: InputFrom<TMachine>,
  events: readonly (EventObject & Record<string, unknown>)[],
  memory: (context: ContextFrom<TMachine>) => unknown = () => undefined,
): ReachedState<TMachine>[] {
  const paths = getShortestPaths(machine as AnyStateMachine, {
    input,
    events: (snapshot: AnyMachineSnapshot) => [...events, ...delayEventsOf(snapshot)],
    // The snapshots are those of `machine`, here and below; `getShortestPaths` only knows any machine.
    serializeState: ({ value, context }) => JSON.stringify([value, memory(context as ContextFrom<TMachine>)]),
    limit: 5000,
  });
  const byName = new Map<string, SnapshotFrom<TMachine>>();
  for (const { state } of paths) {
    const name = JSON.stringify(state.value);
    if (!byName.has(name)) byName.set(name, state as SnapshotFrom<TMachine>);
  }
  return [...byName].map(([name, snapshot]) => ({ name, snapshot }));
}

/** The states of a machine that none of these rests in. One that is left at once, whatever happens, is no rest. */
export function unreachedStates<TMachine extends AnyStateMachine>(
  machine: TMachine,
  reached: readonly ReachedState<TMachine>[],
): string[] {
  const rested = new Set(reached.flatMap(({ snapshot }) => nodeIdsOf(snapshot)));
  return nodesOf(machine)
    .filter(({ id, always }) => !rested.has(id) && !always?.some(({ guard }) => guard === undefined))
    .map(({ id }) => id);
}

function nodeIdsOf(snapshot: AnyMachineSnapshot): string[] {
  // The nodes of an unknown machine are `any` in XState's types.
  const nodes: AnyStateNode[] = snapshot._nodes;
  return nodes.map(({ id }) => id);
}

function delayEventsOf(snapshot: AnyMachineSnapshot): EventObject[] {
  // The nodes of an unknown machine are `any` in XState's types.
  const nodes: AnyStateNode[] = snapshot._nodes;
  return nodes
    .flatMap((node) => node.ownEvents.map(String))
    .filter((type) => type.startsWith('xstate.after'))
    .map((type) => ({ type }));
}
