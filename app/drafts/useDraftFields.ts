import { draftFields } from './draftFields';
import { useDraft } from './useDraft';

/** A draft of several fields. Contains only the edited ones, which may be empty. */
export function useDraftFields<Field extends string>(key: string) {
  const { text, setText, forget } = useDraft(key);
  const fields: Partial<Record<Field, string>> = draftFields(text);

  return {
    fields,
    setField: (field: Field, value: string) =>
      setText((current) => JSON.stringify({ ...draftFields(current), [field]: value })),
    /** Clears the draft after sending, unless it has changed since this render. Works after unmount. */
    forget: () => forget(text),
    discard: () => setText(''),
  };
}
