import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { Leaderboard } from '../../ui/components/Leaderboard';
import { StoryFrame } from '../fixtures/StoryFrame';
import { flow } from '../fixtures/flow';
import { alphas } from '../fixtures/profile';
import { longWord } from './samples';

const meta = {
  title: 'Forum/Leaderboard',
  component: Leaderboard,
  args: { entries: alphas },
} satisfies Meta<typeof Leaderboard>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

export const Default: Story = {
  play: async ({ canvas }) => {
    const podium = within(canvas.getByRole('list', { name: 'The first three' }));
    await expect(
      podium.getAllByRole('listitem').map((seat) => within(seat).getByRole('link').textContent),
    ).toEqual(['Mara Lindqvist', 'Deniz', 'Ines Okafor']);
    const table = canvas.getByRole('table', { name: 'Top Alphas' });
    await expect(rows(table)).toHaveLength(5);
    await expect(within(table).getByRole('link', { name: 'Deniz' })).toHaveAttribute('href', '/Users/deniz');
    // The boxes of names, which cut long ones, cut a ring outside.
    for (const link of canvas.getAllByRole('link')) await expect(link).toHaveStyle({ outlineOffset: '-2px' });
  },
};

// @spec 2.47, 9.12
export const Levels: Story = {
  parameters: flow,
  play: async ({ canvas }) => {
    const levels = rows(canvas.getByRole('table')).map(
      (row) => within(row).getAllByRole('cell')[1]?.textContent,
    );
    await expect(levels).toEqual(['Gold', 'Gold', 'Silver', 'Silver', 'Bronze']);
  },
};

export const WinnerInMiddle: Story = {
  parameters: flow,
  play: async ({ canvas }) => {
    const [first = 0, second = 0, third = 0] = canvas
      .getAllByRole('listitem')
      .map((seat) => seat.getBoundingClientRect().left);
    await expect(second).toBeLessThan(first);
    await expect(first).toBeLessThan(third);
  },
};

export const Expands: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show all 7' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(button);
    await expect(rows(canvas.getByRole('table'))).toHaveLength(7);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await expect(rows(canvas.getByRole('table'))).toHaveLength(5);
  },
};

export const SampleData: Story = {
  args: { isSample: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sample data')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const OneEntry: Story = {
  args: { entries: alphas.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nobody has made it here yet/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Loading: Story = {
  args: { entries: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading Top Alphas...');
  },
};

export const Failed: Story = {
  args: { entries: undefined, isFailed: true, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Top Alphas could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));

    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  args: { entries: alphas.map((entry, index) => ({ ...entry, name: index % 2 ? longWord : entry.name })) },
  decorators: [
    (Story) => (
      <StoryFrame width={288}>
        <Story />
      </StoryFrame>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.firstElementChild ?? canvasElement;
    await expect(frame.clientWidth).toBe(288);
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
    await expect(canvas.getAllByRole('cell', { name: 'Silver' })).toHaveLength(2);
  },
};

export const RightToLeft: Story = {
  args: { title: 'أفضل الأعضاء' },
  render: (args) => <Leaderboard dir="rtl" {...args} />,
};
