import type { KeyboardEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { useSuggestionList } from './useSuggestionList';

function openList() {
  const choose = vi.fn();
  let press: (event: KeyboardEvent) => void = () => undefined;
  function List() {
    const options = { isOpen: true, count: 1, focused: 0, choosesOnTab: true };
    press = useSuggestionList({ ...options, move: vi.fn(), choose, dismiss: vi.fn() }).onKeyDown;
    return null;
  }
  renderToStaticMarkup(<List />);
  return {
    choose,
    pressEnter: (native: { isComposing: boolean; keyCode: number }) =>
      press({ key: 'Enter', nativeEvent: native, preventDefault: vi.fn() } as unknown as KeyboardEvent),
  };
}

it('chooses with Enter, unless it confirms the text of an input method', () => {
  const { choose, pressEnter } = openList();

  pressEnter({ isComposing: true, keyCode: 229 });
  // Safari ends the composition before the event.
  pressEnter({ isComposing: false, keyCode: 229 });
  expect(choose).not.toHaveBeenCalled();

  pressEnter({ isComposing: false, keyCode: 13 });
  expect(choose).toHaveBeenCalledOnce();
});
