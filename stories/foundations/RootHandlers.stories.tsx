import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { expect, fireEvent, waitFor } from 'storybook/test';

import { flow } from '../fixtures/flow';
import { reactPropsOf } from '../fixtures/reactProps';
import { roots, type RootProps } from './roots';

const triggers = {
  onClick: (element) => fireEvent.click(element),
  onKeyDown: (element) => fireEvent.keyDown(element, { key: 'F8' }),
  onKeyUp: (element) => fireEvent.keyUp(element, { key: 'F8' }),
  onFocus: (element) => fireEvent.focusIn(element),
  onBlur: (element) => fireEvent.focusOut(element),
  onMouseDown: (element) => fireEvent.mouseDown(element),
  onPointerDown: (element) => fireEvent.pointerDown(element),
  onPointerEnter: (element) => fireEvent.pointerOver(element),
  onPointerMove: (element) => fireEvent.pointerMove(element),
  onPointerLeave: (element) => fireEvent.pointerOut(element),
} satisfies Record<string, (element: Element) => unknown>;

/** File fields report choices through `onFilesAdd` instead. */
const fieldTriggers = {
  onChange: (element) =>
    element.matches('[type=checkbox]') || fireEvent.change(element, { target: { value: '7' } }),
} satisfies Record<string, (element: Element) => unknown>;

type Handlers = Record<string, (event: SyntheticEvent) => void>;

let show: (name: string, handlers: Handlers) => Element | null;

function OneRoot() {
  const [shown, setShown] = useState<{ name: string; handlers: Handlers }>();
  useLayoutEffect(() => {
    show = (name, handlers) => {
      flushSync(() => setShown(undefined));
      flushSync(() => setShown({ name, handlers }));
      return document.querySelector('[data-root="it"]');
    };
  }, []);
  const root = { id: 'it', 'data-root': 'it', ...shown?.handlers } as unknown as RootProps;
  return <div>{shown && roots[shown.name]?.(root)}</div>;
}

/** A component calls the handlers passed to it as well as its own, unless they call `preventDefault()`. */
const meta = {
  title: 'Foundations/RootHandlers',
  tags: ['!autodocs'],
  component: OneRoot,
} satisfies Meta<typeof OneRoot>;

export default meta;

export const AllComponents: StoryObj<typeof meta> = {
  // Components mount and unmount here. axe checks each in its own stories.
  parameters: { ...flow, a11y: { test: 'off' } },
  play: async () => {
    // Popups are imported when they open.
    for (const name of Object.keys(roots)) {
      show(name, {});
      await waitFor(() => expect(document.querySelector('[data-root="it"]'), name).not.toBeNull());
    }
    const wrong = Object.keys(roots).flatMap((name) => {
      const plain = show(name, {});
      if (!plain) return [`${name} has no root`];
      const own = reactPropsOf(plain);
      const isField = plain.matches('input:not([type=file]), textarea');

      const called = new Set<string>();
      const tried = { ...triggers, ...(isField && fieldTriggers) };
      const handlers: Handlers = Object.fromEntries(
        Object.keys(tried).map((event) => [
          event,
          (occurrence: SyntheticEvent) => {
            called.add(event);
            occurrence.preventDefault();
          },
        ]),
      );
      const element = show(name, handlers);
      if (!element) return [`${name} has no root with handlers`];
      const merged = reactPropsOf(element);
      for (const poke of Object.values(tried)) void poke(element);
      return Object.keys(tried).flatMap((event) => [
        ...(called.has(event) ? [] : [`${name} swallows ${event}`]),
        ...(own[event] !== undefined && merged[event] === handlers[event]
          ? [`${name} loses its own ${event}`]
          : []),
      ]);
    });
    await expect(wrong).toEqual([]);
  },
};
