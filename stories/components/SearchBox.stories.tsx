import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { SearchBox, type Suggest } from '../../ui';
import { matches } from '../fixtures/shell';

const meta = {
  title: 'Components/SearchBox',
  component: SearchBox,
  args: { suggest: fn<Suggest>(() => Promise.resolve(matches)), onSubmit: fn(), onChoose: fn() },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};

export const Loading: Story = {
  args: { suggest: fn<Suggest>(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search posts' }), 'balance');

    await expect(await canvas.findByText('Loading suggestions...')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { suggest: fn<Suggest>(() => Promise.resolve([])) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zebra');

    await expect(await canvas.findByText('No suggestions found.')).toBeVisible();
  },
};

export const FailureFindsNothing: Story = {
  args: { suggest: fn<Suggest>(() => Promise.reject(new Error('The server is away.'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zebra');

    await expect(await canvas.findByText('No suggestions found.')).toBeVisible();
  },
};

export const AClickOpensThePost: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'balance');
    await userEvent.click(await canvas.findByRole('option', { name: /a meme in four panels/ }));

    await expect(args.onChoose).toHaveBeenCalledWith('p-2');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const ArrowsAndEnterOpenThePost: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'balance');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('a meme in four panels');
    await userEvent.keyboard('{Enter}');

    await expect(args.onChoose).toHaveBeenCalledWith('p-2');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const EnterSearchesForTheTrimmedText: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '  halving {Enter}');

    await expect(args.onSubmit).toHaveBeenCalledWith('halving');
  },
};

export const EscapeClosesTheList: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'balance');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Escape}');

    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('combobox')).toHaveValue('balance');
  },
};

export const AnOutsideClickClosesTheList: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'balance');
    await canvas.findByRole('listbox');
    await userEvent.click(canvasElement.ownerDocument.body);

    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const OneCharacterAsksNothing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'b ');
    await new Promise((resolve) => setTimeout(resolve, 400));

    await expect(args.suggest).not.toHaveBeenCalled();
  },
};
