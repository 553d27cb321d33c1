import { Search } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useTheme } from 'styled-components';

import { useMediaQuery } from '../../hooks/useMediaQuery';
import { useMessages } from '../../theme/MessagesProvider';
import { IconButton } from '../IconButton';
import { Sheet } from '../Sheet';
import { StyledIcon, StyledSearchBox } from './SearchBox.styles';
import { SearchField } from './SearchField';
import { SearchSuggestions } from './SearchSuggestions';
import { useSearchBox, type Suggest } from './useSearchBox';

export interface SearchBoxProps extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'> {
  /** What the page shown was searched for. The field reads it, now and whenever it changes. @default '' */
  searched?: string;
  /** Finds posts for the trimmed text, of at least 2 characters and 300 ms after the last key. A rejection counts as nothing found. */
  suggest: Suggest;
  /** The search was submitted, with the trimmed text; empty asks for all posts. */
  onSubmit: (text: string) => void;
  /** A suggested post was chosen. */
  onChoose: (id: string) => void;
}

/** Whoever opens the search wants to type. */
function focusField(event: Event) {
  if (event.currentTarget instanceof HTMLElement) {
    event.preventDefault();
    event.currentTarget.querySelector('input')?.focus();
  }
}

/** The search of the bar with its suggestions: a combobox, on phones an icon that opens it as a sheet. */
export function SearchBox({ searched = '', suggest, onSubmit, onChoose, ...props }: SearchBoxProps) {
  const messages = useMessages();
  const { breakpoint } = useTheme();
  const isPhone = useMediaQuery(breakpoint.phone);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const search = useSearchBox({
    searched,
    suggest,
    onSubmit: (text) => {
      setSheetOpen(false);
      onSubmit(text);
    },
    onChoose: (id) => {
      setSheetOpen(false);
      onChoose(id);
    },
  });

  return (
    <StyledSearchBox {...props}>
      {isPhone !== true && (
        <SearchField search={search} placement="bar" onSubmit={search.submit}>
          <SearchSuggestions search={search} placement="bar" onChoose={search.choose} />
        </SearchField>
      )}
      {isPhone !== false && (
        <StyledIcon>
          <IconButton
            label={messages.search.label}
            aria-haspopup="dialog"
            onClick={() => {
              setSheetOpen(true);
            }}
          >
            <Search aria-hidden />
          </IconButton>
          <Sheet.Root open={isSheetOpen} onOpenChange={setSheetOpen}>
            <Sheet.Content
              title={messages.search.label}
              isPadded={false}
              onOpenAutoFocus={focusField}
              header={<SearchField search={search} placement="sheet" onSubmit={search.submit} />}
            >
              <SearchSuggestions search={search} placement="sheet" onChoose={search.choose} />
            </Sheet.Content>
          </Sheet.Root>
        </StyledIcon>
      )}
    </StyledSearchBox>
  );
}
