import { useState, type ReactNode, type Ref } from 'react';

import { StyledItem, StyledRoot } from './SegmentedControl.styles';

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Drawn before the label. */
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  /** Names the choice for assistive technology. */
  label: string;
  segments: readonly Segment<Value>[];
  /** What is chosen; absent, the control keeps it by itself. */
  value?: Value;
  /** What is chosen at first. @default the first segment */
  defaultValue?: Value;
  /** Called with the new choice. Never called with the present one: something is always chosen. */
  onValueChange?: (value: Value) => void;
  ref?: Ref<HTMLDivElement>;
}

/** One of a few views or orders. Renders a radio group of buttons; arrow keys move between them. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  defaultValue = segments[0]?.value,
  onValueChange,
  ref,
}: SegmentedControlProps<Value>) {
  const [ownValue, setOwnValue] = useState(defaultValue);

  const choose = (next: string) => {
    // Pressing the chosen segment would empty a toggle group: no segment matches '' then.
    const chosen = segments.find((segment) => segment.value === next);
    if (chosen) {
      setOwnValue(chosen.value);
      onValueChange?.(chosen.value);
    }
  };

  return (
    <StyledRoot
      ref={ref}
      type="single"
      aria-label={label}
      value={value ?? ownValue ?? ''}
      onValueChange={choose}
    >
      {segments.map((segment) => (
        <StyledItem key={segment.value} value={segment.value}>
          {segment.icon}
          {segment.label}
        </StyledItem>
      ))}
    </StyledRoot>
  );
}
