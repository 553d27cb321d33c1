import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import {
  MentionTextArea,
  type MentionCandidate,
  type MentionTextAreaProps,
} from '../../ui/components/MentionTextArea';
import { flow } from '../fixtures/flow';
import { searchPeople } from './samples';

const meta = {
  title: 'Forum/MentionTextArea',
  component: MentionTextArea,
  args: { label: 'Body', value: '', onValueChange: fn(), search: searchPeople },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof MentionTextArea>;

export default meta;

let released = Promise.resolve();
let release: () => void = () => undefined;
const hold = () => {
  released = new Promise((resolve) => (release = resolve));
};
const searchWhenReleased = async (query: string) => {
  await released;
  return searchPeople(query);
};

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithMentions: Story = {
  args: { value: 'Thanks @[ada](u-2), noted.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Body' })).toHaveValue('Thanks @ada, noted.');
  },
};

// @spec 4.15
export const SuggestsPeople: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Body' }), 'Hi @a');
    await expect(await canvas.findByRole('option', { name: /ada$/, selected: true })).toBeVisible();
    await expect(canvas.getByText('3 people found')).toBeInTheDocument();
  },
};

export const CallsCustomHandlers: Story = {
  parameters: flow,
  args: { onChange: fn(), onSelect: fn(), onKeyDown: fn(), onBlur: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Body' }), 'Hi @a');
    for (const handler of [args.onChange, args.onSelect, args.onKeyDown]) {
      await expect(handler).toHaveBeenCalled();
    }

    await expect(args.onValueChange).toHaveBeenLastCalledWith('Hi @a');
    await canvas.findByRole('option', { selected: true });
    await userEvent.tab({ shift: true });
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
  },
};

// @spec 4.16, 4.17
export const ArrowsWrapAndEnterChooses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Body' });
    await userEvent.type(area, 'Hi @a');
    await canvas.findByRole('option', { selected: true });
    await userEvent.keyboard('{ArrowUp}');
    const last = canvas.getByRole('option', { name: /Adele Goldberg/ });
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await expect(area).toHaveAttribute('aria-activedescendant', last.id);

    await userEvent.keyboard('{ArrowDown}{Enter}you');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Hi @[ada](u-2) you');
    await expect(area).toHaveValue('Hi @ada you');
    await expect(area).toHaveFocus();
  },
};

// @spec 4.17
export const TabChooses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Body' }), '@adam');
    await canvas.findByRole('option', { name: /adam_smith/, selected: true });
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('@[adam_smith](u-4) ');
    await expect(canvas.getByRole('textbox', { name: 'Body' })).toHaveFocus();
  },
};

// @spec 4.17
export const EscapeClosesList: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Body' }), 'Hi @a');
    await canvas.findByRole('option', { selected: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Body' })).toHaveValue('Hi @a');
  },
};

export const PointerKeepsFocus: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Body' }), 'Hi @a');
    await userEvent.click(await canvas.findByRole('option', { name: /adam_smith/ }));
    await expect(canvas.getByRole('textbox', { name: 'Body' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Hi @[adam_smith](u-4) ');
  },
};

export const EditedMentionBecomesText: Story = {
  args: { value: '@[ada](u-2)' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Body' }), '{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('@ad');
    await expect(await canvas.findByRole('option', { name: /ada$/, selected: true })).toBeVisible();
  },
};

export const EnterWaitsForFirstSuggestion: Story = {
  parameters: flow,
  args: { search: searchWhenReleased },
  beforeEach: hold,
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Body' });
    await userEvent.type(area, 'Hi @a{Enter}');
    await expect(area).toHaveValue('Hi @a');

    release();
    await waitFor(() => expect(area).toHaveValue('Hi @ada '));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Hi @[ada](u-2) ');
    await userEvent.keyboard('you');
    await expect(area).toHaveValue('Hi @ada you');
  },
};

export const EnterBreaksLineWithoutMatches: Story = {
  parameters: flow,
  args: { search: searchWhenReleased },
  beforeEach: hold,
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Body' });
    await userEvent.type(area, 'Hi @zz{Enter}');
    // Without this check, an immediate line break would pass too.
    await expect(area).toHaveValue('Hi @zz');
    release();
    await waitFor(() => expect(area).toHaveValue('Hi @zz\n'));
    await userEvent.keyboard('you');
    await expect(area).toHaveValue('Hi @zz\nyou');
  },
};

let hasNoMatches: () => void = () => undefined;

/** A key before the next rendering would undo the line break. */
export const LateLineBreakIsRenderedAtOnce: Story = {
  parameters: flow,
  args: {
    search: (query) =>
      query === 'zz'
        ? new Promise<MentionCandidate[]>((resolve) => (hasNoMatches = () => resolve([])))
        : searchPeople(query),
  },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Body' });
    await userEvent.type(area, '@a');
    await canvas.findByRole('option', { selected: true });
    await userEvent.clear(area);
    await userEvent.type(area, 'Hi @zz');
    await canvas.findByText('Looking for people...');
    await userEvent.keyboard('{Enter}');
    await expect(area).toHaveValue('Hi @zz');

    hasNoMatches();
    // React would render in a later task.
    for (let microtask = 0; microtask < 50; microtask += 1) await Promise.resolve();
    const { value, selectionEnd } = area;
    await expect([value, selectionEnd]).toEqual(['Hi @zz\n', 7]);
  },
};

export const EscapeReleasesWaitingEnter: Story = {
  parameters: flow,
  args: { search: () => new Promise<MentionCandidate[]>(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Body' });
    await userEvent.type(area, 'Hi @a{Enter}');
    await expect(await canvas.findByText('Looking for people...')).toBeVisible();
    await expect(area).toHaveValue('Hi @a');
    await userEvent.keyboard('{Escape}');
    await expect(area).toHaveValue('Hi @a\n');
    await userEvent.keyboard('you');
    await expect(area).toHaveValue('Hi @a\nyou');
    await expect(canvas.queryByText('Looking for people...')).toBeNull();
  },
};

export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Body' }), 'Hi @zz');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
  },
};

export const NearLimit: Story = {
  args: { value: 'Thanks @[ada](u-2).', maxLength: 20 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Body' });
    // Counts the markup, as the server does: a mention is longer than its displayed text.
    await expect(area).toHaveAccessibleDescription('1 character left');
    await userEvent.type(area, '..');
    await expect(area).toHaveAccessibleDescription('1 character too many');
    await expect(area).toHaveValue('Thanks @ada...');
  },
};

function Controlled({ value, onValueChange, ...props }: MentionTextAreaProps) {
  const [kept, setKept] = useState(value);
  return (
    <MentionTextArea
      {...props}
      value={kept}
      onValueChange={(markup) => {
        setKept(markup);
        onValueChange?.(markup);
      }}
    />
  );
}

export const ArrowsKeepCaretWhileLoading: Story = {
  args: { search: () => new Promise<MentionCandidate[]>(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Body' });
    await userEvent.type(area, 'Hi @a');
    await canvas.findByText('Looking for people...');

    // By default the browser would move the caret away from the @.
    await expect(fireEvent.keyDown(area, { key: 'ArrowUp' })).toBe(false);
  },
};
