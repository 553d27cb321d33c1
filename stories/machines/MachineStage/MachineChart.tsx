import type { AnyStateMachine } from 'xstate';

import { chartOf, conditionOf, type ChartState, type ChartTransition } from '../../../machines/docs/chart';
import {
  StyledCode,
  StyledLines,
  StyledMark,
  StyledMuted,
  StyledName,
  StyledState,
  StyledStates,
} from './MachineStage.styles';

export interface MachineChartProps {
  machine: AnyStateMachine;
  active?: ReadonlySet<string>;
}

const noStates: ReadonlySet<string> = new Set();

export function MachineChart({ machine, active = noStates }: MachineChartProps) {
  const chart = chartOf(machine);
  return (
    <StyledStates $isParallel={false} aria-label={`States of ${chart.name}`}>
      <StateBox state={chart} active={active} isRegion={false} />
    </StyledStates>
  );
}

function StateBox({
  state,
  active,
  isRegion,
}: {
  state: ChartState;
  active: ReadonlySet<string>;
  isRegion: boolean;
}) {
  const isActive = active.has(state.id);
  return (
    <StyledState
      $isActive={isActive && state.states.length === 0}
      $isRegion={isRegion}
      aria-current={isActive ? 'true' : undefined}
    >
      <StyledName>
        <strong>{state.name}</strong>
        {isActive && <StyledMark $isActive>active</StyledMark>}
        {state.isInitial && <StyledMark>initial</StyledMark>}
        {state.invokes.map((actor) => (
          <StyledMark key={actor}>invokes {actor}</StyledMark>
        ))}
      </StyledName>
      {state.entry.length > 0 && (
        <StyledMuted>
          On entry: <StyledCode>{state.entry.join(', ')}</StyledCode>
        </StyledMuted>
      )}
      {state.transitions.length > 0 && (
        <StyledLines>
          {state.transitions.map((transition, index) => (
            <TransitionLine key={`${conditionOf(transition)} ${index}`} transition={transition} />
          ))}
        </StyledLines>
      )}
      {state.states.length > 0 && (
        <StyledStates $isParallel={state.isParallel}>
          {state.states.map((inner) => (
            <StateBox key={inner.id} state={inner} active={active} isRegion={state.isParallel} />
          ))}
        </StyledStates>
      )}
    </StyledState>
  );
}

function TransitionLine({ transition }: { transition: ChartTransition }) {
  const { targets, actions } = transition;
  const does = actions.join(', ');
  return (
    <li>
      <StyledCode>
        {conditionOf(transition)}
        {targets.length > 0 && ` → ${targets.map(({ name }) => name).join(', ')}`}
        {does !== '' && <StyledMuted> / {does}</StyledMuted>}
        {targets.length === 0 && does === '' && <StyledMuted> / ignored</StyledMuted>}
      </StyledCode>
    </li>
  );
}
