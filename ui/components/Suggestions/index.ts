export { SuggestionPopup } from './SuggestionPopup';
export { Suggestions } from './Suggestions';
export { useSuggestionList, type SuggestionListState } from './useSuggestionList';
