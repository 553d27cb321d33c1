import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { innerNodes, transitionsFrom } from './nodes';

export interface ChartTransition {
  /** The trigger: an event, "after 300 ms", "search succeeds", "search fails" or "immediately". */
  on: string;
  guard: string | undefined;
  targets: readonly { id: string; name: string }[];
  actions: readonly string[];
}

export interface ChartState {
  id: string;
  name: string;
  isParallel: boolean;
  isInitial: boolean;
  /** Whether an unguarded `always` transition leaves it immediately. */
  isTransient: boolean;
  invokes: readonly string[];
  entry: readonly string[];
  transitions: readonly ChartTransition[];
  states: readonly ChartState[];
}

export function chartOf(machine: AnyStateMachine): ChartState {
  const { delays } = machine.implementations as { delays: Readonly<Record<string, unknown>> };
  const stateOf = (node: AnyStateNode): ChartState => ({
    id: node.id,
    name: node.key,
    isParallel: node.type === 'parallel',
    isInitial: node.parent?.config.initial === node.key,
    isTransient: node.always?.some(({ guard }) => guard === undefined) ?? false,
    invokes: node.invoke.map(({ id }) => id),
    // From the config: XState adds delay timers to `node.entry`.
    entry: [(node.config.entry as unknown) ?? []].flat().map(nameOf),
    transitions: transitionsFrom(node).map((transition) => ({
      on: triggerOf(node, transition, delays),
      guard: transition.guard && nameOf(transition.guard),
      targets: (transition.target ?? []).map((target: AnyStateNode) => ({ id: target.id, name: target.key })),
      actions: transition.actions.map(nameOf),
    })),
    states: innerNodes(node).map(stateOf),
  });
  return stateOf(machine.root as AnyStateNode);
}

export function withInnerStates(state: ChartState): ChartState[] {
  return [state, ...state.states.flatMap(withInnerStates)];
}

export function conditionOf({ on, guard }: ChartTransition): string {
  return guard === undefined ? on : `${on} [${guard}]`;
}

function triggerOf(
  node: AnyStateNode,
  { eventType }: AnyTransitionDefinition,
  delays: Readonly<Record<string, unknown>>,
): string {
  const type = String(eventType);
  if (type === '') return 'immediately';
  const [, kind, rest = ''] = /^xstate\.(after|done\.actor|error\.actor)\.(.*)$/.exec(type) ?? [];
  if (kind === undefined) return type;
  if (kind !== 'after') return `${rest} ${kind === 'done.actor' ? 'succeeds' : 'fails'}`;
  const name = rest.slice(0, -node.id.length - 1);
  const delay = delays[name];
  return `after ${typeof delay === 'number' ? durationOf(delay) : name}`;
}

export function durationOf(ms: number): string {
  return ms % 1000 === 0 ? `${ms / 1000} s` : `${ms} ms`;
}

function nameOf(implementation: unknown): string {
  if (typeof implementation === 'string') return implementation;
  if (typeof implementation === 'object' && implementation !== null && 'type' in implementation) {
    return String(implementation.type);
  }
  throw new Error('chartOf: an action or a guard has no name; give it one in the "setup" of its machine.');
}
