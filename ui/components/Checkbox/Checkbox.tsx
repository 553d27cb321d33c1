import type { ComponentProps, ReactNode } from 'react';

import { StyledBox, StyledLabel } from './Checkbox.styles';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /** Stands beside the box and names it. */
  label: ReactNode;
  /** Called with the new state. */
  onCheckedChange?: (isChecked: boolean) => void;
}

/** A box to tick, with its label. `ref` and the other props reach the `<input>`. */
export function Checkbox({ label, onCheckedChange, ...props }: CheckboxProps) {
  return (
    <StyledLabel>
      <StyledBox type="checkbox" onChange={(event) => onCheckedChange?.(event.target.checked)} {...props} />
      <span>{label}</span>
    </StyledLabel>
  );
}
