import type { Outcome } from '@alphazone/react';
import { useState } from 'react';

import type { AccountField } from '../fieldMessages';
import { useFieldErrors } from './useFieldErrors';

/** Text fields with the server's errors. Editing a field clears its error. @param initial Their names and values. */
export function useTextFields<Field extends AccountField>(initial: Readonly<Record<Field, string>>) {
  const [fields, setFields] = useState(initial);
  // Safe cast: `initial` has all fields.
  const { errors, setDetails, clear } = useFieldErrors((path) =>
    path in initial ? (path as Field) : undefined,
  );
  return {
    fields,
    fieldProps: (field: Field) => ({
      value: fields[field],
      error: errors[field],
      onChange: (event: { target: { value: string } }) => {
        setFields((latest) => ({ ...latest, [field]: event.target.value }));
        clear(field);
      },
    }),
    /** Resets the fields after a success, or shows their errors. */
    settle: (outcome: Outcome<unknown>) => {
      if (outcome.ok) setFields(initial);
      setDetails(outcome.ok ? [] : outcome.error.details);
    },
  };
}
