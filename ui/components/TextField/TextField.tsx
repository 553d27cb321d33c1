import type { ComponentProps, ReactNode } from 'react';

import { mergeProps } from '../../hooks/mergeProps';
import { FormField, textOf, type FieldProps } from '../FormField';
import { StyledFrame, StyledIcon, StyledInput, StyledTrailing } from './TextField.styles';

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'id' | 'maxLength' | 'size'>, FieldProps {
  /** Icon at the start of the field. */
  icon?: ReactNode;
  /** Content at the end of the field, such as a small `IconButton`. */
  trailing?: ReactNode;
}

/** A single-line text field. `ref` and the other props reach the `<input>`. */
export function TextField({
  label,
  isLabelHidden,
  isOptional,
  hint,
  error,
  id,
  maxLength,
  icon,
  trailing,
  type = 'text',
  value,
  ...props
}: TextFieldProps) {
  return (
    <FormField {...{ label, isLabelHidden, isOptional, hint, error, id, maxLength }} text={textOf(value)}>
      {(control) => (
        <StyledFrame>
          {icon && <StyledIcon aria-hidden>{icon}</StyledIcon>}
          <StyledInput
            $hasIcon={Boolean(icon)}
            $hasTrailing={Boolean(trailing)}
            type={type}
            value={value}
            {...mergeProps(control, props)}
          />
          {trailing && <StyledTrailing>{trailing}</StyledTrailing>}
        </StyledFrame>
      )}
    </FormField>
  );
}
