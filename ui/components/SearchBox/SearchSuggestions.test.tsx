import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { KitProvider } from '../../theme/KitProvider';
import { SearchSuggestions } from './SearchSuggestions';
import type { SearchBoxState } from './useSearchBox';

const ignore = () => undefined;
const list: SearchBoxState['list'] = {
  id: 'list',
  focused: undefined,
  hasSuggestions: false,
  optionId: String,
  fieldProps: {
    'aria-autocomplete': 'list',
    'aria-controls': undefined,
    'aria-activedescendant': undefined,
  },
  onKeyDown: ignore,
};
const read = (status: SearchBoxState['status'], none?: string) =>
  renderToStaticMarkup(
    <KitProvider messages={{ search: { ...(none !== undefined && { none }) } }}>
      <SearchSuggestions search={{ list, status, suggestions: [], choose: ignore }} />
    </KitProvider>,
  );

it('shows a status text when there are no suggestions', () => {
  expect(read('loading')).toContain('Loading suggestions...');
  expect(read('none')).toContain('No suggestions found.');
});

it("shows the community's override of the status text", () => {
  expect(read('none', 'No such book.')).toContain('No such book.');
});
