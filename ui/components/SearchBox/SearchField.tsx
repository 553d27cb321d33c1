import { Search, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { IconButton } from '../IconButton';
import { StyledClear, StyledField, StyledForm, StyledInput, type SearchPlacement } from './SearchBox.styles';
import type { SearchBoxState } from './useSearchBox';

export interface SearchFieldProps {
  search: SearchBoxState;
  placement: SearchPlacement;
  onSubmit: () => void;
  children?: ReactNode;
}

/** The field of a search box: an ARIA combobox in a form. */
export function SearchField({ search, placement, onSubmit, children }: SearchFieldProps) {
  const messages = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const hasList = search.isOpen && search.suggestions.length > 0;

  return (
    <StyledForm
      $placement={placement}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // In a sheet the list is the page; in the bar it goes as soon as one turns to something else.
        if (placement === 'bar' && !currentTarget.contains(relatedTarget)) {
          search.dismiss();
        }
      }}
    >
      <StyledField $placement={placement}>
        <Search aria-hidden size={16} />
        <StyledInput
          ref={input}
          type="search"
          role="combobox"
          aria-label={messages.search.label}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? search.listId : undefined}
          aria-activedescendant={search.focused === undefined ? undefined : search.optionId(search.focused)}
          placeholder={messages.search.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          value={search.text}
          onChange={(event) => {
            search.change(event.target.value);
          }}
          onFocus={search.enter}
          onKeyDown={search.onKeyDown}
        />
        {/* A sheet has its own cross beside the field. */}
        {placement === 'bar' && search.text !== '' && (
          <StyledClear>
            <IconButton
              size="small"
              label={messages.search.clear}
              onClick={() => {
                search.change('');
                input.current?.focus();
              }}
            >
              <X aria-hidden />
            </IconButton>
          </StyledClear>
        )}
      </StyledField>
      {children}
    </StyledForm>
  );
}
