import { useImperativeHandle, type ComponentProps } from 'react';

import { FormField, type FieldProps } from '../FormField';
import { StyledTextArea } from './TextArea.styles';
import { useGrowFallback } from './useGrowFallback';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'rows'>, FieldProps {
  /** Minimum number of lines. @default 3 */
  minRows?: number;
  /** Maximum number of lines; longer text scrolls. @default 16 */
  maxRows?: number;
}

/** A multi-line field that grows with its text. `ref` and the other props reach the `<textarea>`. */
export function TextArea({
  label,
  isLabelHidden,
  isOptional,
  hint,
  error,
  id,
  minRows = 3,
  maxRows = 16,
  ref,
  ...props
}: TextAreaProps) {
  const grown = useGrowFallback();
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => grown.current);

  return (
    <FormField {...{ label, isLabelHidden, isOptional, hint, error, id }}>
      {(control) => (
        <StyledTextArea
          ref={grown}
          rows={minRows}
          $minRows={minRows}
          $maxRows={maxRows}
          {...control}
          {...props}
        />
      )}
    </FormField>
  );
}
