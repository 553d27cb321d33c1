import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { RelativeTime } from '../../ui/components/RelativeTime';
import { flow } from '../fixtures/flow';

const meta = {
  title: 'Components/RelativeTime',
  component: RelativeTime,
  args: { date: '2026-06-15T09:00:00Z', now: '2026-06-15T12:00:00Z' },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {
  play: async ({ canvas }) => {
    const time = canvas.getByText('3 hours ago');

    await expect(time).toHaveAttribute('datetime', '2026-06-15T09:00:00.000Z');
  },
};

export const FullDateInTooltip: Story = {
  parameters: flow,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('15 June 2026');
  },
};

export const InsideControl: Story = {
  parameters: flow,
  args: { hasTooltip: false },
  play: async ({ canvas, userEvent }) => {
    const time = canvas.getByText('3 hours ago');
    await userEvent.tab();
    await expect(time).not.toHaveFocus();
    await expect(time, 'the trigger of a tooltip').not.toHaveAttribute('data-state');
  },
};

export const Compact: Story = {
  args: { length: 'compact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3h')).toBeVisible();
  },
};

export const CompactAfterAWeek: Story = {
  args: { length: 'compact', date: '2026-03-12T12:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 Mar')).toBeVisible();
  },
};

export const JustNow: Story = {
  args: { date: '2026-06-15T12:00:00Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('just now')).toBeVisible();
  },
};

export const NoDate: Story = {
  parameters: flow,
  args: { date: 'yesterday-ish' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('time')).not.toBeInTheDocument();
  },
};
