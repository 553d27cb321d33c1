import { useState, type ComponentProps, type ReactNode } from 'react';

import { StyledItem, StyledRoot } from './SegmentedControl.styles';

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Drawn before the label. */
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'dir'
> {
  /** Names the choice for assistive technology. */
  label: string;
  /** The choices, in this order. */
  segments: readonly Segment<Value>[];
  /** What is chosen; absent, the control keeps it by itself. */
  value?: Value;
  /** What is chosen at first. @default the first segment */
  defaultValue?: Value;
  /** Called with the new choice. Never called with the present one: something is always chosen. */
  onValueChange?: (value: Value) => void;
}

/** One of a few views or orders. Renders a radio group of buttons; arrow keys choose, as between radio buttons. */
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
    // Pressing the chosen segment would empty a toggle group: no segment matches '' then.
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
            // By the keyboard, that is, and then by an arrow key: Tab comes to the one that is chosen.
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
