import { useEffect, useRef, type ReactNode } from 'react';

import { StyledOption, StyledStatus } from './Suggestions.styles';
import type { SuggestionListState } from './useSuggestionList';

export interface SuggestionsProps<Suggestion> {
  list: SuggestionListState;
  label: string;
  suggestions: readonly Suggestion[];
  keyOf: (suggestion: Suggestion) => string;
  renderSuggestion: (suggestion: Suggestion) => ReactNode;
  onChoose: (index: number) => void;
  /** Shown in place of suggestions. */
  status: string | undefined;
}

export function Suggestions<Suggestion>(props: SuggestionsProps<Suggestion>) {
  const { list, label, suggestions, keyOf, renderSuggestion, onChoose, status } = props;
  const listbox = useRef<HTMLUListElement>(null);
  const { focused } = list;

  useEffect(() => {
    if (focused !== undefined) listbox.current?.children[focused]?.scrollIntoView({ block: 'nearest' });
  }, [focused, suggestions]);

  return (
    <>
      {status !== undefined && <StyledStatus role="status">{status}</StyledStatus>}
      {suggestions.length > 0 && (
        <ul
          ref={listbox}
          role="listbox"
          id={list.id}
          aria-label={label}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {suggestions.map((suggestion, index) => (
            <StyledOption
              key={keyOf(suggestion)}
              id={list.optionId(index)}
              role="option"
              aria-selected={index === focused}
              onClick={() => onChoose(index)}
            >
              {renderSuggestion(suggestion)}
            </StyledOption>
          ))}
        </ul>
      )}
    </>
  );
}
