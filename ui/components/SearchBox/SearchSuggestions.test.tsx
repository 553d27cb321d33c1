import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { KitProvider } from '../../theme/KitProvider';
import { SearchSuggestions } from './SearchSuggestions';
import type { SearchBoxState } from './useSearchBox';

const ignore = () => undefined;
const search: SearchBoxState = {
  text: 'gm',
  suggestions: [],
  focused: undefined,
  isOpen: true,
  status: 'none',
  listId: 'list',
  optionId: String,
  change: ignore,
  enter: ignore,
  dismiss: ignore,
  submit: ignore,
  choose: ignore,
  onKeyDown: ignore,
};
const read = (status: SearchBoxState['status'], none?: string) =>
  renderToStaticMarkup(
    <KitProvider messages={{ search: { ...(none !== undefined && { none }) } }}>
      <SearchSuggestions search={{ ...search, status }} placement="bar" onChoose={ignore} />
    </KitProvider>,
  );

it('shows a text in place of missing suggestions', () => {
  expect(read('loading')).toContain('Loading suggestions...');
  expect(read('none')).toContain('No suggestions found.');
});

it('reads in the community’s own words', () => {
  expect(read('none', 'No such book.')).toContain('No such book.');
});
