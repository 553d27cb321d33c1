import type { ComponentProps, ReactNode } from 'react';

import { composeHandlers } from '../../hooks/composeHandlers';
import { StyledBox, StyledLabel } from './Checkbox.styles';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Label beside the checkbox. */
  label: ReactNode;
  /** Called with the new state. */
  onCheckedChange?: (isChecked: boolean) => void;
}

/** A checkbox with its label. `ref` and the other props reach the `<input>`. */
export function Checkbox({ label, onCheckedChange, onChange, ...props }: CheckboxProps) {
  return (
    <StyledLabel>
      <StyledBox
        type="checkbox"
        {...props}
        onChange={composeHandlers(onChange, (event) => onCheckedChange?.(event.target.checked))}
      />
      <span>{label}</span>
    </StyledLabel>
  );
}
