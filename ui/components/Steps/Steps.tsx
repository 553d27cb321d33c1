import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { StyledMark, StyledStep, StyledSteps } from './Steps.styles';

export interface Step {
  /** Unique within the line. */
  key: string;
  label: ReactNode;
  /** A line below the step, such as its date. */
  detail?: ReactNode;
  state: 'done' | 'current' | 'next';
}

export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Accessible name. */
  'aria-label': string;
  /** The steps, in their order. */
  steps: readonly Step[];
}

/** The steps of a procedure and its progress. A row, on phones a column. Renders an `<ol>`. */
export function Steps({ steps, ...props }: StepsProps) {
  return (
    <StyledSteps {...props}>
      {steps.map(({ key, label, detail, state }) => (
        <StyledStep key={key} $state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <StyledMark $state={state} aria-hidden>
            {state === 'done' && <Check />}
          </StyledMark>
          <span>
            {label}
            {detail && <small>{detail}</small>}
          </span>
        </StyledStep>
      ))}
    </StyledSteps>
  );
}
