import { useState } from 'react';

import { useMessages } from '../theme/MessagesProvider';

const isBlank = (value: string) => value.trim() === '';

/** Marks the blank required fields of a form after a submission. */
export function useRequiredFields() {
  const { required } = useMessages().field;
  const [isMarked, setMarked] = useState(false);
  return {
    /** Focuses the first blank field. Call it before alerting, so that the alert returns the focus there. */
    check: (form: HTMLFormElement) => {
      const fields = form.querySelectorAll<HTMLInputElement>('[required]');
      const blank = [...fields].find(({ value }) => isBlank(value));
      blank?.focus();
      setMarked(blank !== undefined);
    },
    clear: () => setMarked(false),
    errorOf: (value: string) => (isMarked && isBlank(value) ? required : undefined),
  };
}
