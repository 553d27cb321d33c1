import type { FieldError } from '@alphazone/client';
import { useState } from 'react';

import { fieldError, type AccountField } from '../fieldMessages';

/** The server's errors by field. Forms clear a field's error when it is edited. */
export function useFieldErrors<Field extends AccountField>(fieldOf: (path: string) => Field | undefined) {
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  return {
    errors,
    /** Shows the first error of each field. */
    setDetails: (details: readonly FieldError[]) => setErrors(firstErrors(details, fieldOf)),
    clear: (field: Field) => setErrors((current) => (field in current ? without(current, field) : current)),
  };
}

function without<Errors extends object>(errors: Errors, field: keyof Errors): Errors {
  const others = { ...errors };
  delete others[field];
  return others;
}

function firstErrors<Field extends AccountField>(
  details: readonly FieldError[],
  fieldOf: (path: string) => Field | undefined,
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const { field: path, message } of details) {
    const field = fieldOf(path);
    if (field) errors[field] ??= fieldError(field, message);
  }
  return errors;
}
