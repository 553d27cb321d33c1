import { useId, type ComponentProps, type ReactNode } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { VisuallyHidden } from '../VisuallyHidden';
import { CharacterCount } from './CharacterCount';
import { charactersLeft } from './charactersLeft';
import { FieldError } from './FieldError';
import { StyledField, StyledHint, StyledLabel, StyledOptional } from './FormField.styles';

export interface ControlProps {
  /** Target of the label. */
  id: string;
  /** Ids of the error, counter and hint. */
  'aria-describedby': string | undefined;
  /** Set when there is an error or the text is too long. */
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  /** Label of the field. */
  label: ReactNode;
  /** Whether the label is visually hidden. @default false */
  isLabelHidden?: boolean | undefined;
  /** Whether to append "(optional)" to the label. @default false */
  isOptional?: boolean | undefined;
  /** Help text below the field. */
  hint?: ReactNode;
  /** Error message. Absent: the value is valid. After a press on the form's submit button, its first invalid field gets the focus. */
  error?: ReactNode;
  /** Maximum length. A counter appears near the limit; text is never cut. Requires a controlled `value`. */
  maxLength?: number | undefined;
  /** Id of the control. @default generated */
  id?: string | undefined;
}

export interface FormFieldProps extends FieldProps, Omit<ComponentProps<'div'>, 'id' | 'children'> {
  /** The text to count for `maxLength`. */
  text?: string | undefined;
  /** Renders the control with its ARIA props. */
  children: (control: ControlProps) => ReactNode;
}

/** Adds a label, hint and error to any control. Renders a `<div>`. */
export function FormField({
  label,
  isLabelHidden = false,
  isOptional = false,
  hint,
  error,
  id,
  maxLength,
  text,
  children,
  ...props
}: FormFieldProps) {
  const messages = useMessages();
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const left = charactersLeft(text, maxLength);
  const countId = left === undefined ? undefined : `${controlId}-count`;
  const isTooLong = left !== undefined && left < 0;
  const labelElement = (
    <StyledLabel htmlFor={controlId}>
      {label}
      {isOptional && <StyledOptional> {messages.field.optional}</StyledOptional>}
    </StyledLabel>
  );

  return (
    <StyledField {...props}>
      {isLabelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      {children({
        id: controlId,
        'aria-describedby': [errorId, countId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error || isTooLong ? true : undefined,
      })}
      {countId && left !== undefined && <CharacterCount id={countId} left={left} />}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && <StyledHint id={hintId}>{hint}</StyledHint>}
    </StyledField>
  );
}
