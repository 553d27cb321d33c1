import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Returns every state node of a machine, starting with the root, parents before children. */
export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const withInner = (node: AnyStateNode): AnyStateNode[] => [node, ...innerNodes(node).flatMap(withInner)];
  // `AnyStateMachine` types `root` as `any`.
  return withInner(machine.root as AnyStateNode);
}

/** Returns the child states in source order. */
export function innerNodes(node: AnyStateNode): AnyStateNode[] {
  return Object.values<AnyStateNode>(node.states);
}

/**
 * Returns the transitions defined in a state: for events, delays (`xstate.after…`), invoked actors
 * (`xstate.done.actor…`, `xstate.error.actor…`) and `always`. Each guarded branch counts as one.
 */
export function transitionsFrom(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}
