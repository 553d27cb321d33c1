import { useState, type ComponentProps, type ReactNode } from 'react';

import { StyledItem, StyledRoot } from './SegmentedControl.styles';

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Icon before the label. */
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'dir'
> {
  /** Names the control for assistive technology. */
  label: string;
  /** The options, in this order. */
  segments: readonly Segment<Value>[];
  /** The selected value. Leave it out for an uncontrolled component. */
  value?: Value;
  /** The initial value of an uncontrolled component. @default the first segment */
  defaultValue?: Value;
  /** Called with the new value. One option is always selected. */
  onValueChange?: (value: Value) => void;
}

/** Selects one of a few options. Renders a radio group of buttons; arrow keys select. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  defaultValue = segments[0]?.value,
  onValueChange,
  ...props
}: SegmentedControlProps<Value>) {
  const [ownValue, setOwnValue] = useState(defaultValue);

  const current = value ?? ownValue;

  const choose = (next: string) => {
    // A toggle group deselects the pressed segment: its value is then ''.
    const chosen = segments.find((segment) => segment.value === next);
    if (chosen && chosen.value !== current) {
      setOwnValue(chosen.value);
      onValueChange?.(chosen.value);
    }
  };

  return (
    <StyledRoot {...props} type="single" aria-label={label} value={current ?? ''} onValueChange={choose}>
      {segments.map((segment) => (
        <StyledItem
          key={segment.value}
          value={segment.value}
          onFocus={({ currentTarget }) => {
            // Focus by keyboard comes from an arrow key, since Tab reaches only the selected segment.
            if (currentTarget.matches(':focus-visible')) choose(segment.value);
          }}
        >
          {segment.icon}
          {segment.label}
        </StyledItem>
      ))}
    </StyledRoot>
  );
}
