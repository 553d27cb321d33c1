import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  EventObject,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { getShortestPaths } from 'xstate/graph';

/** One shortest way into one state of a machine. */
export interface ReachedState<TMachine extends AnyStateMachine> {
  /** The state's value as JSON. */
  name: string;
  snapshot: SnapshotFrom<TMachine>;
}

/**
 * Every state that the events can reach, each once, by a shortest path. Delays (`xstate.after…`) are taken
 * as events by themselves; answers of invoked actors are given as `xstate.done.actor.<id>` events.
 */
export function reachedStates<TMachine extends AnyStateMachine>(
  machine: TMachine,
  input: InputFrom<TMachine>,
  events: readonly (EventObject & Record<string, unknown>)[],
): ReachedState<TMachine>[] {
  const paths = getShortestPaths(machine as AnyStateMachine, {
    input,
    events: (snapshot: AnyMachineSnapshot) => [...events, ...delayEventsOf(snapshot)],
    serializeState: nameOf,
    limit: 2000,
  });
  const byName = new Map<string, SnapshotFrom<TMachine>>();
  for (const { state } of paths) {
    // The paths are those of `machine`; `getShortestPaths` only knows any machine here.
    if (!byName.has(nameOf(state))) byName.set(nameOf(state), state as SnapshotFrom<TMachine>);
  }
  return [...byName].map(([name, snapshot]) => ({ name, snapshot }));
}

const nameOf = (snapshot: AnyMachineSnapshot): string => JSON.stringify(snapshot.value);

function delayEventsOf(snapshot: AnyMachineSnapshot): EventObject[] {
  // The nodes of an unknown machine are `any` in XState's types.
  const nodes: AnyStateNode[] = snapshot._nodes;
  return nodes
    .flatMap((node) => {
      const types: string[] = node.ownEvents;
      return types;
    })
    .filter((type) => type.startsWith('xstate.after'))
    .map((type) => ({ type }));
}
