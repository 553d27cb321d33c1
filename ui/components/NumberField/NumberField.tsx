import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

import { mergeProps } from '../../hooks/mergeProps';
import { controlStyles, FormField, type FieldProps } from '../FormField';

const StyledInput = styled.input<{ $width: string }>`
  ${controlStyles}
  inline-size: ${({ $width }) => $width};
  font-variant-numeric: tabular-nums;
  appearance: textfield;

  &::-webkit-inner-spin-button,
  &::-webkit-outer-spin-button {
    appearance: none;
    margin: 0;
  }
`;

export interface NumberFieldProps
  extends
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'defaultValue' | 'width' | 'maxLength'>,
    Omit<FieldProps, 'maxLength'> {
  /** The number; null when the field is empty. */
  value?: number | null;
  /** The initial number of an uncontrolled field. */
  defaultValue?: number;
  /** Called with the number, null when the field is empty, or NaN when its text is not a number. */
  onValueChange?: (value: number | null) => void;
  /** CSS width. @default '100%' */
  width?: string;
}

/** A number field; arrow keys step. `ref` and the other props reach the `<input>`. */
export function NumberField({
  label,
  isLabelHidden,
  isOptional,
  hint,
  error,
  id,
  value,
  onValueChange,
  onInput,
  width = '100%',
  ...props
}: NumberFieldProps) {
  return (
    <FormField {...{ label, isLabelHidden, isOptional, hint, error, id }}>
      {(control) => (
        <StyledInput
          $width={width}
          type="number"
          inputMode="numeric"
          value={value === null || Number.isNaN(value) ? '' : value}
          // React's `onChange` is silent when unreadable text is typed into an empty field: its value stays ''.
          onInput={(event) => {
            const { value: text, valueAsNumber, validity } = event.currentTarget;
            onValueChange?.(text === '' && !validity.badInput ? null : valueAsNumber);
            onInput?.(event);
          }}
          {...mergeProps(control, props)}
        />
      )}
    </FormField>
  );
}
