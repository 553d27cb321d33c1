import { useState, type ComponentProps, type ReactNode } from 'react';

import { StyledItem, StyledRoot } from './SegmentedControl.styles';

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'dir'
> {
  /** Accessible name. */
  label: string;
  /** The options, in display order. */
  segments: readonly Segment<Value>[];
  /** The selected value. Omit it for an uncontrolled component. */
  value?: Value;
  /** The initial value of an uncontrolled component. @default the first segment */
  defaultValue?: Value;
  /** Called with the new value. One option is always selected. */
  onValueChange?: (value: Value) => void;
}

/** A choice of one among a few options. Arrow keys move the selection. Renders a radio group of buttons. */
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
    // Pressing the selected segment deselects it in Radix, with the value ''.
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
            // Tab reaches only the selected segment, so keyboard focus on another comes from an arrow key.
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
