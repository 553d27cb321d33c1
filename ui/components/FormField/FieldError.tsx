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
    const form = document.getElementById(id)?.closest('form');
    const pressed = document.activeElement;
    // Anywhere else, the user may be typing, or choosing a file.
    if (!(pressed instanceof HTMLButtonElement) || pressed.type !== 'submit') return;
    if (!form || pressed.form !== form) return;
    form
      .querySelector<HTMLElement>(':is(fieldset[aria-invalid] input, :not(fieldset)[aria-invalid])')
      ?.focus();
  }, [id]);
  return (
    <StyledError id={id} role="alert">
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </StyledError>
  );
}
