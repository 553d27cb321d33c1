import { Search } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useTheme } from 'styled-components';

import { useMediaQuery } from '../../hooks/useMediaQuery';
import { useMessages } from '../../theme/MessagesProvider';
import { IconButton } from '../IconButton';
import { Sheet } from '../Sheet';
import { StyledIcon, StyledSearchBox, StyledSheetSuggestions } from './SearchBox.styles';
import { SearchField } from './SearchField';
import { SearchSuggestions } from './SearchSuggestions';
import { useSearchBox, type Suggest } from './useSearchBox';

export interface SearchBoxProps extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'> {
  /** Text of the current search; resets the field when it changes. @default '' */
  searched?: string;
  /** Where the form goes before scripts run: the URL of the results, without `?q=`. */
  action?: string | undefined;
  /** Maximum characters of the text. @default no limit */
  maxLength?: number | undefined;
  /** Finds posts for the trimmed text, from 2 characters, debounced by 300 ms. Rejections show no suggestions. */
  suggest: Suggest;
  /** Called with the trimmed text on submit; empty means all posts. */
  onSubmit: (text: string) => void;
  /** Called with the id of the chosen post. */
  onChoose: (id: string) => void;
}

function focusField(event: Event) {
  if (event.currentTarget instanceof HTMLElement) {
    event.preventDefault();
    event.currentTarget.querySelector('input')?.focus();
  }
}

/**
 * The search field with suggestions, an ARIA combobox. Arrow keys wrap around, Enter opens the suggestion or searches,
 * Escape closes. On phones, an icon opens it in a sheet.
 */
export function SearchBox({
  searched = '',
  action,
  maxLength,
  suggest,
  onSubmit,
  onChoose,
  ...props
}: SearchBoxProps) {
  const messages = useMessages();
  const { breakpoint } = useTheme();
  const isPhone = useMediaQuery(breakpoint.phone);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const search = useSearchBox({
    searched,
    action,
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
        <SearchField search={search} placement="bar" maxLength={maxLength} onSubmit={search.submit}>
          <SearchSuggestions search={search} />
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
          <Sheet.Root
            open={isSheetOpen}
            onOpenChange={(isOpen) => {
              setSheetOpen(isOpen);
              // Otherwise the list would stay open, and take the next Escape.
              if (!isOpen) search.dismiss();
            }}
          >
            <Sheet.Content
              title={messages.search.label}
              isPadded={false}
              onOpenAutoFocus={focusField}
              header={
                <SearchField
                  search={search}
                  placement="sheet"
                  maxLength={maxLength}
                  onSubmit={search.submit}
                />
              }
            >
              {search.isOpen && (
                <StyledSheetSuggestions>
                  <SearchSuggestions search={search} />
                </StyledSheetSuggestions>
              )}
            </Sheet.Content>
          </Sheet.Root>
        </StyledIcon>
      )}
    </StyledSearchBox>
  );
}
