import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { VisuallyHidden } from '../VisuallyHidden';
import { CharacterCount } from './CharacterCount';
import { charactersLeft } from './charactersLeft';
import { StyledError, StyledField, StyledHint, StyledLabel, StyledOptional } from './FormField.styles';

/** Props that connect a control to its label, hint and error. */
export interface ControlProps {
  /** Connects the label. */
  id: string;
  /** Ids of error, count and hint; undefined when there are none. */
  'aria-describedby': string | undefined;
  /** Set while there is an error, and while the text is too long. */
  'aria-invalid': true | undefined;
}

/** Props shared by all fields. */
export interface FieldProps {
  /** Label of the field. */
  label: ReactNode;
  /** Whether the label is visually hidden. @default false */
  isLabelHidden?: boolean | undefined;
  /** Whether "(optional)" follows the label. @default false */
  isOptional?: boolean | undefined;
  /** Help text below the field. */
  hint?: ReactNode;
  /** Error message. Absent: the value is valid. */
  error?: ReactNode;
  /**
   * Characters that the field takes. A count shows near the limit and beyond it; nothing is cut off, so that
   * pasted text does not vanish. Needs a controlled `value`.
   */
  maxLength?: number | undefined;
  /** Id of the control. @default one made up */
  id?: string | undefined;
}

export interface FormFieldProps extends FieldProps, Omit<ComponentProps<'div'>, 'id' | 'children'> {
  /** The text that `maxLength` counts. */
  text?: string | undefined;
  /** Renders the control with the props that connect it to label, hint and error. */
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
  maxLength,
  text,
  children,
  ...props
}: FormFieldProps) {
  const messages = useMessages();
  const madeUpId = useId();
  const controlId = id ?? madeUpId;
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
