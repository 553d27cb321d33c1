import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';

import { composeHandlers } from '../../hooks/composeHandlers';
import { stepOf } from '../../hooks/stepOf';
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
  onKeyDown,
  ...props
}: SegmentedControlProps<Value>) {
  const [ownValue, setOwnValue] = useState(defaultValue);

  const current = value ?? ownValue;

  const choose = (next: Value) => {
    if (next === current) return;
    setOwnValue(next);
    onValueChange?.(next);
  };

  const moveByArrow = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event, true);
    const items = event.currentTarget.querySelectorAll('button');
    const from = [...items].findIndex((item) => item === event.target);
    const to = (from + step + items.length) % items.length;
    const segment = segments[to];
    if (step === 0 || !segment) return;
    event.preventDefault();
    items[to]?.focus();
    choose(segment.value);
  };

  // Tab reaches only the selected segment, or the first one if none is selected.
  const tabStop = segments.find((segment) => segment.value === current) ?? segments[0];
  return (
    <StyledRoot
      {...props}
      role="radiogroup"
      aria-label={label}
      onKeyDown={composeHandlers(onKeyDown, moveByArrow)}
    >
      {segments.map((segment) => (
        <StyledItem
          key={segment.value}
          type="button"
          role="radio"
          aria-checked={segment.value === current}
          tabIndex={segment === tabStop ? 0 : -1}
          onClick={() => choose(segment.value)}
        >
          {segment.icon}
          {segment.label}
        </StyledItem>
      ))}
    </StyledRoot>
  );
}
