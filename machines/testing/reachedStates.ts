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

export interface ReachedState<TMachine extends AnyStateMachine> {
  name: string;
  snapshot: SnapshotFrom<TMachine>;
}

/**
 * Returns each reachable state once. Adds delays (`xstate.after…`) itself; pass results of invoked actors as
 * `xstate.done.actor.<id>` events. `memory` selects the context that guards depend on.
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
    // Safe casts, here and below: the snapshots belong to `machine`, but `getShortestPaths` erases its type.
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

/** Ignores transient states. */
export function unreachedStates<TMachine extends AnyStateMachine>(
  machine: TMachine,
  reached: readonly ReachedState<TMachine>[],
): string[] {
  const active = new Set(reached.flatMap(({ snapshot }) => nodeIdsOf(snapshot)));
  return nodesOf(machine)
    .filter(({ id, always }) => !active.has(id) && !always?.some(({ guard }) => guard === undefined))
    .map(({ id }) => id);
}

function nodeIdsOf(snapshot: AnyMachineSnapshot): string[] {
  // `AnyMachineSnapshot` types `_nodes` as `any`.
  const nodes: AnyStateNode[] = snapshot._nodes;
  return nodes.map(({ id }) => id);
}

function delayEventsOf(snapshot: AnyMachineSnapshot): EventObject[] {
  const nodes: AnyStateNode[] = snapshot._nodes;
  return nodes
    .flatMap((node) => node.ownEvents.map(String))
    .filter((type) => type.startsWith('xstate.after'))
    .map((type) => ({ type }));
}
