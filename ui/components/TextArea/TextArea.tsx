import type { ComponentProps } from 'react';

import { mergeProps } from '../../hooks/mergeProps';
import { useMergedRef } from '../../hooks/useMergedRef';
import { FormField, textOf, type FieldProps } from '../FormField';
import { StyledTextArea } from './TextArea.styles';
import { useGrowFallback } from './useGrowFallback';

export interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'id' | 'maxLength' | 'rows'>, FieldProps {
  /** Minimum number of lines. @default 3 */
  minRows?: number;
  /** Maximum number of lines before it scrolls. @default 16 */
  maxRows?: number;
  /** The text to count for `maxLength`. @default the value */
  countedText?: string;
}

/** A multi-line text field that grows with its text. `ref` and the other props reach the `<textarea>`. */
export function TextArea({
  label,
  isLabelHidden,
  isOptional,
  hint,
  error,
  id,
  maxLength,
  minRows = 3,
  maxRows = 16,
  countedText,
  value,
  ref,
  ...props
}: TextAreaProps) {
  const grown = useGrowFallback();
  const mergedRef = useMergedRef(grown, ref);

  return (
    <FormField
      {...{ label, isLabelHidden, isOptional, hint, error, id, maxLength }}
      text={countedText ?? textOf(value)}
    >
      {(control) => (
        <StyledTextArea
          ref={mergedRef}
          rows={minRows}
          $minRows={minRows}
          $maxRows={maxRows}
          value={value}
          {...mergeProps(control, props)}
        />
      )}
    </FormField>
  );
}
