import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PriceTicker } from '../../ui';
import { StoryFrame } from '../fixtures/StoryFrame';
import { coins } from '../fixtures/shell';

const meta = {
  title: 'Components/PriceTicker',
  component: PriceTicker,
  args: { coins },
  decorators: [
    (Story) => (
      <StoryFrame width={340}>
        <Story />
      </StoryFrame>
    ),
  ],
} satisfies Meta<typeof PriceTicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Prices: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'up 1.84%' })).toHaveTextContent('▲ 1.84%');
    await expect(canvas.getByRole('img', { name: 'down 0.62%' })).toHaveTextContent('▼ 0.62%');
    await expect(canvas.getByRole('list')).toHaveTextContent('$96,412.50');
  },
};

export const Loading: Story = {
  args: { coins: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading Crypto Data...')).toBeVisible();
  },
};

export const SampleData: Story = {
  args: { coins: coins.map((coin) => ({ ...coin, sample: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sample data')).toBeVisible();
  },
};

export const OneCoin: Story = { args: { coins: coins.slice(0, 1) } };
