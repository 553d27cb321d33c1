import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { VisuallyHidden } from '../VisuallyHidden';
import { StyledError, StyledField, StyledHint, StyledLabel, StyledOptional } from './FormField.styles';

/** What a field's control must carry so that label, hint and error belong to it. */
export interface ControlProps {
  /** Ties the label to the control. */
  id: string;
  /** Ids of the hint and the error; undefined where there are none. */
  'aria-describedby': string | undefined;
  /** Set while there is an error. */
  'aria-invalid': true | undefined;
}

/** What every field of the kit says about itself. */
export interface FieldProps {
  /** Names the field. */
  label: ReactNode;
  /** Keeps the label for assistive technology only. @default false */
  isLabelHidden?: boolean | undefined;
  /** Says "(optional)" behind the label. @default false */
  isOptional?: boolean | undefined;
  /** Help below the field. */
  hint?: ReactNode;
  /** What is wrong with the value. Absent: nothing is. */
  error?: ReactNode;
  /** Id of the control. @default one made up */
  id?: string | undefined;
}

export interface FormFieldProps extends FieldProps, Omit<ComponentProps<'div'>, 'id' | 'children'> {
  /** Renders the control with the props that tie it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint and error around any control. Renders a `<div>`. */
export function FormField({
  label,
  isLabelHidden = false,
  isOptional = false,
  hint,
  error,
  id,
  children,
  ...props
}: FormFieldProps) {
  const messages = useMessages();
  const madeUpId = useId();
  const controlId = id ?? madeUpId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
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
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <StyledError id={errorId} role="alert">
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </StyledError>
      )}
      {hint && <StyledHint id={hintId}>{hint}</StyledHint>}
    </StyledField>
  );
}
