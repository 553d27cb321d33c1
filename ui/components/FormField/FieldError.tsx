import { CircleAlert } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';

import { StyledError } from './FormField.styles';

export interface FieldErrorProps {
  id: string | undefined;
  children: ReactNode;
}

/** The error of a field. If a submit button has the focus, or gets it when an alert closes, the form's first invalid field gets it. */
export function FieldError({ id = '', children }: FieldErrorProps) {
  useEffect(() => {
    const passOn = () => {
      const focused = document.activeElement as HTMLButtonElement | null;
      if (focused?.closest('[role=alertdialog]')) return;
      document.removeEventListener('focusin', passOn);
      // Anywhere else, the user may be typing, or choosing a file.
      if (focused?.type === 'submit' && focused.form?.contains(document.getElementById(id)))
        focused.form
          .querySelector<HTMLElement>('fieldset[aria-invalid] input, [aria-invalid=true]:not(fieldset)')
          ?.focus();
    };
    document.addEventListener('focusin', passOn);
    passOn();
    return () => document.removeEventListener('focusin', passOn);
  }, [id]);
  return (
    <StyledError id={id} role="alert">
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </StyledError>
  );
}
