import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { flow } from '../fixtures/flow';
import { roots, type RootProps } from './roots';

const filled = new Map<string, Element | null>();

const rootOf = (name: string): RootProps => ({
  id: `root-${name}`,
  className: 'of-my-own',
  style: { scrollMarginTop: 7 },
  'data-root': name,
  ref: (element) => void filled.set(name, element),
});

function RootElements({ name }: { name: string }) {
  return <div>{roots[name]?.(rootOf(name))}</div>;
}

/** Popups are imported when they open. */
const popupsLoaded = () =>
  expect(Object.keys(roots).filter((name) => !document.querySelector(`[data-root="${name}"]`))).toEqual([]);

/** Every component passes `id`, `className`, `style`, `data-*` and `ref` to its root element; a field, to its control. */
const meta = {
  title: 'Foundations/RootElements',
  tags: ['!autodocs'],
  component: RootElements,
  args: { name: 'Button' },
} satisfies Meta<typeof RootElements>;

export default meta;

export const AllComponents: StoryObj<typeof meta> = {
  // Seventy components on one page duplicate landmarks and names. axe checks each in its own stories.
  parameters: { ...flow, a11y: { test: 'off' } },
  render: () => (
    <>
      {Object.keys(roots).map((name) => (
        <RootElements key={name} name={name} />
      ))}
    </>
  ),
  play: async () => {
    await waitFor(popupsLoaded, { timeout: 5_000 });
    const wrong = Object.keys(roots).flatMap((name) => {
      const element = document.querySelector(`[data-root="${name}"]`);
      if (!(element instanceof HTMLElement)) return [`${name}: data-*`];
      return [
        filled.get(name) !== element && 'ref',
        !element.classList.contains('of-my-own') && 'className',
        element.style.scrollMarginTop !== '7px' && 'style',
        // A form field passes its id to its control, for the label.
        !element.parentElement?.querySelector(`#${CSS.escape(`root-${name}`)}`) && 'id',
      ]
        .filter((what) => what !== false)
        .map((what) => `${name}: ${what}`);
    });
    await expect(wrong).toEqual([]);
  },
};
