import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Parents before children. */
export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const withInner = (node: AnyStateNode): AnyStateNode[] => [node, ...innerNodes(node).flatMap(withInner)];
  // `AnyStateMachine` types `root` as `any`.
  return withInner(machine.root as AnyStateNode);
}

export function innerNodes(node: AnyStateNode): AnyStateNode[] {
  return Object.values<AnyStateNode>(node.states);
}

/** Includes delays (`xstate.after…`), actors (`xstate.done.actor…`) and `always`. Each guarded branch counts as one. */
export function transitionsFrom(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}
