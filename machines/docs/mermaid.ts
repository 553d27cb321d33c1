import { conditionOf, withInnerStates, type ChartState, type ChartTransition } from './chart';

/** Draws a transition from a parent into its child once for each child that it leaves. Omits transitions within a parent. */
export function mermaidOf(chart: ChartState): string {
  // Mermaid draws parallel regions only inside a state.
  const outermost = chart.isParallel ? [chart] : chart.states;
  return [
    'stateDiagram-v2',
    ...outermost.flatMap((state) => drawState(state, '  ')),
    ...drawEdges(chart),
  ].join('\n');
}

function drawState(state: ChartState, indent: string): string[] {
  const box = `${indent}state "${titleOf(state)}" as ${idOf(state)}`;
  const start = state.isInitial ? [`${indent}[*] --> ${idOf(state)}`] : [];
  if (state.states.length === 0) return [...start, box];
  const inside = state.states.flatMap((inner, index) => [
    ...(state.isParallel && index > 0 ? [`${indent}  --`] : []),
    ...drawState(inner, `${indent}  `),
  ]);
  return [...start, `${box} {`, ...inside, `${indent}}`];
}

const idOf = ({ id }: { id: string }): string => id.replaceAll('.', '_');

const titleOf = ({ name, invokes }: ChartState): string =>
  invokes.length === 0 ? name : `${name} (invokes ${invokes.join(', ')})`;

function drawEdges(chart: ChartState): string[] {
  const edges = new Map<string, string[]>();
  for (const state of withInnerStates(chart)) {
    for (const transition of state.transitions) {
      const arrows =
        transition.targets.length === 0
          ? selfArrow(state)
          : transition.targets.flatMap(({ id }) =>
              findSources(state, id, transition).map((from) => [from, id]),
            );
      for (const [from = '', to = ''] of arrows) {
        const arrow = `  ${idOf({ id: from })} --> ${idOf({ id: to })}`;
        edges.set(arrow, [...(edges.get(arrow) ?? []), conditionOf(transition)]);
      }
    }
  }
  return [...edges].map(([arrow, conditions]) => `${arrow} : ${conditions.join('<br/>')}`);
}

const selfArrow = ({ id, states }: ChartState): string[][] => (states.length === 0 ? [[id, id]] : []);

/** Mermaid draws no arrow from a parent to its own child. */
function findSources(state: ChartState, target: string, transition: ChartTransition): string[] {
  if (state.id === target || !contains(state, target)) return [state.id];
  return state.states
    .filter((inner) => !state.isParallel || isAt(inner, target))
    .filter((inner) => !inner.isTransient && !overrides(inner, transition))
    .flatMap((inner) => findSources(inner, target, transition));
}

const contains = (state: ChartState, id: string): boolean => id.startsWith(`${state.id}.`);
const isAt = (state: ChartState, id: string): boolean => state.id === id || contains(state, id);

const overrides = ({ transitions }: ChartState, { on }: ChartTransition): boolean =>
  transitions.some((own) => own.on === on && own.guard === undefined);
