import { useMessages } from '../../theme/MessagesProvider';
import { Suggestions } from '../Suggestions';
import type { SearchBoxState } from './useSearchBox';

export interface SearchSuggestionsProps {
  search: Pick<SearchBoxState, 'list' | 'status' | 'suggestions' | 'choose'>;
}

export function SearchSuggestions({ search }: SearchSuggestionsProps) {
  const texts = useMessages().search;
  return (
    <Suggestions
      list={search.list}
      label={texts.suggestions}
      status={search.status && texts[search.status]}
      suggestions={search.suggestions}
      keyOf={({ _id }) => _id}
      renderSuggestion={({ postTitle }) => postTitle}
      onChoose={search.choose}
    />
  );
}
