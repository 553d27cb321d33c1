import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';

import { Button } from '../Button';
import {
  StyledFooter,
  StyledForm,
  StyledIntroduction,
  StyledLead,
  StyledNote,
  StyledSubmit,
  StyledTitle,
} from './FormPage.styles';

export interface FormPageProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'title'> {
  /** Heading of the page and accessible name of the form. */
  title: string;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** Label of the button. Absent: no button. */
  submitLabel?: string | undefined;
  /** Called with the form on submit. Validation is up to the caller. */
  onSubmit?: ((form: HTMLFormElement) => void) | undefined;
  /** Whether the request is pending: the form cannot be submitted. Make its fields read-only meanwhile. @default false */
  isBusy?: boolean;
  /** Buttons below the main one. */
  otherActions?: ReactNode;
  /** Small print below the buttons. */
  note?: ReactNode;
  /** An alternative to the form, such as a question with a button. */
  footer?: ReactNode;
}

/** A page with one form. Disables native validation. Renders a `<form>`. */
export function FormPage({
  title,
  lead,
  submitLabel,
  onSubmit,
  isBusy = false,
  otherActions,
  note,
  footer,
  children,
  ...props
}: FormPageProps) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onSubmit?.(event.currentTarget);
  };

  return (
    <StyledForm noValidate aria-label={title} onSubmit={submit} {...props}>
      <StyledIntroduction>
        <StyledTitle tabIndex={-1}>{title}</StyledTitle>
        {lead && <StyledLead>{lead}</StyledLead>}
      </StyledIntroduction>
      {children}
      {[submitLabel, otherActions, note].some(Boolean) && (
        <StyledSubmit>
          {submitLabel !== undefined && (
            <Button type="submit" variant="solid" isBusy={isBusy}>
              {submitLabel}
            </Button>
          )}
          {otherActions}
          {note && <StyledNote>{note}</StyledNote>}
        </StyledSubmit>
      )}
      {footer && <StyledFooter>{footer}</StyledFooter>}
    </StyledForm>
  );
}
