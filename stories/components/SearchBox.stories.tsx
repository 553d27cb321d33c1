import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '../../ui/components/Button';
import { Menu } from '../../ui/components/Menu';
import { SearchBox, type Suggest } from '../../ui/components/SearchBox';
import { flow } from '../fixtures/flow';
import { matches } from '../fixtures/shell';
import { onAPhone } from '../fixtures/widths';

const meta = {
  title: 'Components/SearchBox',
  component: SearchBox,
  args: { suggest: fn<Suggest>(() => Promise.resolve(matches)), onSubmit: fn(), onChoose: fn() },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

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

export const Failed: Story = {
  parameters: flow,
  args: { suggest: fn<Suggest>(() => Promise.reject(new Error('The server is away.'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zebra');

    await expect(await canvas.findByText('No suggestions found.')).toBeVisible();
  },
};

export const ClickOpensPost: Story = {
  parameters: flow,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'balance');
    await userEvent.click(await canvas.findByRole('option', { name: /a meme in four panels/ }));

    await expect(args.onChoose).toHaveBeenCalledWith('p-2');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const ArrowsAndEnterOpenPost: Story = {
  parameters: flow,
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

export const EnterSearchesTrimmedText: Story = {
  parameters: flow,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '  halving {Enter}');

    await expect(args.onSubmit).toHaveBeenCalledWith('halving');
  },
};

export const ShowsCurrentSearch: Story = {
  args: { searched: 'balance' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('balance'));
    await expect(canvas.queryByText('Loading suggestions...')).not.toBeInTheDocument();
    await expect(args.suggest).not.toHaveBeenCalled();
  },
};

export const EscapeClosesList: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'balance');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{Escape}');

    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('combobox')).toHaveValue('balance');
  },
};

export const OutsideClickClosesList: Story = {
  parameters: flow,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'balance');
    await canvas.findByRole('listbox');
    await userEvent.click(canvasElement.ownerDocument.body);

    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const OneCharacterFetchesNothing: Story = {
  parameters: flow,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'b ');
    await new Promise((resolve) => setTimeout(resolve, 400));

    await expect(args.suggest).not.toHaveBeenCalled();
  },
};

export const ArrowsWrap: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'balance');
    await canvas.findByRole('listbox');
    const options = canvas.getAllByRole('option');
    await userEvent.keyboard('{ArrowUp}');
    await expect(options.at(-1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(options.at(0)).toHaveAttribute('aria-selected', 'true');
  },
};

export const TabClosesList: Story = {
  parameters: flow,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'balance');
    await canvas.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();

    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const SheetOnPhone: Story = {
  ...onAPhone,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Search posts' }));

    const sheet = within(await screen.findByRole('dialog', { name: 'Search posts' }));
    await waitFor(() => expect(sheet.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('balance');
    await expect(await sheet.findAllByRole('option')).toHaveLength(matches.length);
  },
};

export const EscapeClosesListBeforeSheet: Story = {
  ...onAPhone,
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search posts' }));
    await userEvent.type(await screen.findByRole('combobox'), 'balance');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(screen.getByRole('combobox')).toHaveValue('balance');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const SheetClosesOnChoice: Story = {
  ...onAPhone,
  parameters: flow,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search posts' }));
    await userEvent.type(await screen.findByRole('combobox'), 'balance');
    await userEvent.click(await screen.findByRole('option', { name: /a meme in four panels/ }));

    await expect(args.onChoose).toHaveBeenCalledWith('p-2');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const SheetClosesWithTheList: Story = {
  ...onAPhone,
  parameters: flow,
  render: (args) => (
    <>
      <SearchBox {...args} />
      <Menu.Root>
        <Menu.Trigger>
          <Button>Sort</Button>
        </Menu.Trigger>
        <Menu.Content>
          <Menu.Item>Newest</Menu.Item>
        </Menu.Content>
      </Menu.Root>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search posts' }));
    await userEvent.type(await screen.findByRole('combobox'), 'balance');
    await screen.findByRole('listbox');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    await screen.findByRole('menuitem', { name: 'Newest' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
  },
};
