import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../../ui/components/Button';
import { FeedHeader } from '../../ui/components/FeedHeader';
import { SegmentedControl } from '../../ui/components/SegmentedControl';
import { largeText } from '../fixtures/largeText';

const meta = {
  title: 'Components/FeedHeader',
  component: FeedHeader,
  args: {
    title: 'Memes',
    description: 'Laugh first, trade later',
    count: 12,
    sort: (
      <SegmentedControl
        label="Order"
        segments={[
          { value: 'hot', label: 'Hot' },
          { value: 'new', label: 'New' },
        ]}
      />
    ),
    create: <Button variant="solid">Create Post</Button>,
  },
} satisfies Meta<typeof FeedHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Memes' })).toBeVisible();
    await expect(canvas.getByText('12 Posts')).toBeVisible();
  },
};

export const LargeText: Story = {
  ...largeText,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title.offsetHeight).toBeLessThan(2 * parseFloat(getComputedStyle(title).fontSize));
  },
};

export const CountPending: Story = { args: { count: undefined } };

export const TitleOnly: Story = { args: { description: undefined, sort: undefined, create: undefined } };
