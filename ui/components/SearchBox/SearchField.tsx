import { Search, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { IconButton } from '../IconButton';
import { SuggestionPopup } from '../Suggestions';
import { StyledClear, StyledField, StyledForm, StyledInput, type SearchPlacement } from './SearchBox.styles';
import type { SearchBoxState } from './useSearchBox';

export interface SearchFieldProps {
  search: SearchBoxState;
  placement: SearchPlacement;
  maxLength?: number | undefined;
  onSubmit: () => void;
  /** Absent in a sheet, which renders the suggestions below. */
  children?: ReactNode;
}

export function SearchField({ search, placement, maxLength, onSubmit, children }: SearchFieldProps) {
  const messages = useMessages();
  const input = useRef<HTMLInputElement>(null);
  // A ref, because setting a state would re-render the field during hydration.
  const frame = useRef<HTMLDivElement>(null);

  return (
    <StyledForm
      $placement={placement}
      role="search"
      action={search.action}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A sheet keeps its suggestions; the bar's popup closes.
        if (placement === 'bar' && !currentTarget.contains(relatedTarget)) {
          search.dismiss();
        }
      }}
    >
      <StyledField ref={frame} $placement={placement}>
        <Search aria-hidden size={16} />
        <StyledInput
          ref={input}
          type="search"
          name="q"
          role="combobox"
          aria-label={messages.search.label}
          aria-expanded={search.list.hasSuggestions}
          {...search.list.fieldProps}
          placeholder={messages.search.placeholder}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="search"
          value={search.text}
          onChange={(event) => {
            search.change(event.target.value);
          }}
          onFocus={search.enter}
          onKeyDown={search.list.onKeyDown}
        />
        {/* A sheet has a close button beside the field. */}
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
      {children && search.isOpen && (
        <SuggestionPopup anchor={frame} width="field">
          {children}
        </SuggestionPopup>
      )}
    </StyledForm>
  );
}
