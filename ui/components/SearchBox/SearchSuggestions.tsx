import { useEffect, useRef } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { StyledOption, StyledPopup, StyledStatus, type SearchPlacement } from './SearchBox.styles';
import type { SearchBoxState } from './useSearchBox';

export interface SearchSuggestionsProps {
  search: SearchBoxState;
  placement: SearchPlacement;
  onChoose: (id: string) => void;
}

/** The titles found, or what is going on instead of them. Nothing while the list is closed. */
export function SearchSuggestions({ search, placement, onChoose }: SearchSuggestionsProps) {
  const texts = useMessages().search;
  const list = useRef<HTMLUListElement>(null);
  const { focused, status, suggestions } = search;

  useEffect(() => {
    if (focused !== undefined) {
      list.current?.children[focused]?.scrollIntoView({ block: 'nearest' });
    }
  }, [focused]);

  if (!search.isOpen) {
    return null;
  }
  return (
    <StyledPopup
      $placement={placement}
      // The field keeps the focus while somebody points at the list.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {status !== undefined && <StyledStatus role="status">{texts[status]}</StyledStatus>}
      {suggestions.length > 0 && (
        <ul ref={list} role="listbox" id={search.listId} aria-label={texts.suggestions}>
          {suggestions.map(({ _id, postTitle }, index) => (
            <StyledOption
              key={_id}
              id={search.optionId(index)}
              role="option"
              aria-selected={index === focused}
              onClick={() => {
                onChoose(_id);
              }}
            >
              {postTitle}
            </StyledOption>
          ))}
        </ul>
      )}
    </StyledPopup>
  );
}
