import { useEffect, useEffectEvent, useId, type KeyboardEvent } from 'react';

export interface SuggestionListOptions {
  isOpen: boolean;
  /** Number of suggestions; 0 until the first response. */
  count: number;
  /** Index that Enter chooses; undefined leaves Enter to the field. */
  focused: number | undefined;
  /** Whether Tab also chooses. Set it only where a choice completes text: users do not expect Tab to navigate. */
  choosesOnTab: boolean;
  move: (step: 1 | -1) => void;
  choose: () => void;
  dismiss: () => void;
}

const compositionKeyCode = 229;

/** Safari ends the composition before the Enter that confirms it, and marks that by a key code. */
const isComposed = ({ isComposing, keyCode }: globalThis.KeyboardEvent) =>
  isComposing || keyCode === compositionKeyCode;

export function useSuggestionList(options: SuggestionListOptions) {
  const { isOpen, count, focused, choosesOnTab, move, choose, dismiss } = options;
  const id = useId();
  const hasSuggestions = isOpen && count > 0;
  const optionId = (index: number) => `${id}-${index}`;
  const close = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposed(event)) return;
    event.preventDefault();
    event.stopPropagation();
    dismiss();
  });
  // Escape closes only the list. A surrounding dialog listens on the document, also in the capture phase.
  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: globalThis.KeyboardEvent) => close(event);
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, [isOpen]);

  return {
    id,
    focused,
    hasSuggestions,
    optionId,
    fieldProps: {
      'aria-autocomplete': 'list',
      'aria-controls': hasSuggestions ? id : undefined,
      'aria-activedescendant': hasSuggestions && focused !== undefined ? optionId(focused) : undefined,
    } as const,
    onKeyDown: (event: KeyboardEvent) => {
      const { key, nativeEvent, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (event.defaultPrevented || !isOpen || isComposed(nativeEvent)) return;
      if (ctrlKey || metaKey || altKey || shiftKey) return;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        // The caret must not move, even before suggestions have loaded.
        event.preventDefault();
        move(key === 'ArrowDown' ? 1 : -1);
      } else if (
        focused !== undefined &&
        (key === 'Enter' || (key === 'Tab' && choosesOnTab && hasSuggestions))
      ) {
        event.preventDefault();
        choose();
      }
    },
  };
}

export type SuggestionListState = ReturnType<typeof useSuggestionList>;
