import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Every state of a machine, the outermost first. The machine's own node is the first of all. */
export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const withInner = (node: AnyStateNode): AnyStateNode[] => [node, ...innerNodes(node).flatMap(withInner)];
  // The types of an unknown machine say `any` here.
  return withInner(machine.root as AnyStateNode);
}

/** The states directly within one, in the order they are written. */
export function innerNodes(node: AnyStateNode): AnyStateNode[] {
  return Object.values<AnyStateNode>(node.states);
}

/**
 * The transitions written in one state: of its events, delays (`xstate.after…`), invoked actors
 * (`xstate.done.actor…`, `xstate.error.actor…`) and those that are taken at once. Each branch of a guard is one.
 */
export function transitionsFrom(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}
