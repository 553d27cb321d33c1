import { useId, type ComponentProps, type ReactNode } from 'react';

import { mergeProps } from '../../hooks/mergeProps';
import { FieldError } from '../FormField';
import { StyledGroup, StyledLegend, StyledOption, StyledRadio } from './RadioGroup.styles';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
}

export interface RadioGroupProps<Value extends string> extends Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange'
> {
  /** Label of the group. */
  label: ReactNode;
  /** The options, in their order. */
  options: readonly RadioOption<Value>[];
  /** The chosen value. Undefined while there is none. */
  value: Value | undefined;
  /** Called with the chosen value. */
  onValueChange: (value: Value) => void;
  /** Error message. Absent: the choice is valid. */
  error?: ReactNode;
}

/**
 * One choice out of a few, all of them visible. Tab reaches the group once; arrow keys move, select and wrap around, and
 * Space selects. Renders a `<fieldset>` with native radio buttons.
 */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  error,
  name,
  ...props
}: RadioGroupProps<Value>) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <StyledGroup
      role="radiogroup"
      {...mergeProps(
        { 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? errorId : undefined },
        props,
      )}
    >
      <StyledLegend>{label}</StyledLegend>
      {options.map((option) => (
        <StyledOption key={option.value}>
          <StyledRadio
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          <span>{option.label}</span>
        </StyledOption>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </StyledGroup>
  );
}
