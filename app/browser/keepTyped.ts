type Field = HTMLInputElement | HTMLTextAreaElement;

export interface KeptTyped {
  /** Call it as soon as the page is hydrated. */
  collect: () => void;
  /** Call it after effects, which may have filled fields with a draft. */
  replay: () => void;
}

/** Keeps text that was typed before hydration, which React would overwrite. */
export function keepTyped(root: HTMLElement): KeptTyped {
  const sent = [...root.querySelectorAll<Field>('input, textarea')];
  let typed: [Field, string][] = [];
  return {
    collect() {
      typed = sent
        .filter((field) => field.value !== field.defaultValue && isText(field))
        .map((field) => [field.isConnected ? field : focusReplacement(root, field), field.value]);
    },
    replay() {
      for (const [field, text] of typed.splice(0)) if (field.isConnected) type(field, text);
    },
  };
}

/** React replaces the elements of a page that a translator or another extension has changed. */
function focusReplacement(root: HTMLElement, field: Field): Field {
  const replacement = root.querySelector<Field>(`${field.localName}[name="${field.name}"]`);
  replacement?.focus();
  return replacement ?? field;
}

const isText = ({ type: kind }: Field) => !['checkbox', 'radio', 'file', 'hidden'].includes(kind);

/** React calls `onChange` if the value differs from the one that it has set. */
function type(field: Field, text: string) {
  const { selectionStart, selectionEnd } = field;
  const hadFocus = field.ownerDocument.activeElement === field;
  const draft = field.value === text ? field.defaultValue : field.value;
  field.value = draft;
  const value = draft === '' || text.startsWith(draft) ? text : `${draft} ${text}`;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (hadFocus && value === text && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd);
}
