import { CircleAlert } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';

import { StyledError } from './FormField.styles';

export interface FieldErrorProps {
  id: string | undefined;
  children: ReactNode;
}

/** The error of a field. If a submit button has the focus, the form's first invalid field gets it. */
export function FieldError({ id = '', children }: FieldErrorProps) {
  useEffect(() => {
    const { type, form } = (document.activeElement ?? {}) as Partial<HTMLButtonElement>;
    // Anywhere else, the user may be typing, or choosing a file.
    if (type !== 'submit' || !form?.contains(document.getElementById(id))) return;
    form.querySelector<HTMLElement>('fieldset[aria-invalid] input, [aria-invalid]:not(fieldset)')?.focus();
  }, [id]);
  return (
    <StyledError id={id} role="alert">
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </StyledError>
  );
}
