import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { Button } from '../../ui/components/Button';
import { PriceTicker } from '../../ui/components/PriceTicker';
import { flow } from '../fixtures/flow';
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

/** Loading the prices shifts no layout, whether they are sample data or not. */
export const SameHeight: Story = {
  render: () => (
    <>
      <PriceTicker aria-label="Loading" />
      <PriceTicker aria-label="Loaded" coins={coins} />
      <PriceTicker aria-label="Sample" coins={coins} isSample />
    </>
  ),
  play: async ({ canvas }) => {
    const heights = ['Loading', 'Loaded', 'Sample'].map(
      (name) => canvas.getByRole('region', { name }).offsetHeight,
    );
    await expect(new Set(heights).size).toBe(1);
  },
};

export const OneCoin: Story = { args: { coins: coins.slice(0, 1) } };

// @spec 9.2
export const TwoDecimals: Story = {
  args: {
    coins: [
      { id: 1, symbol: 'TINY', quote: { USD: { price: 0.0049, percent_change_24h: 0.005 } } },
      { id: 2, symbol: 'HUGE', quote: { USD: { price: 1_234_567, percent_change_24h: -12 } } },
    ],
  },
  play: async ({ canvas }) => {
    const [tiny, huge] = canvas.getAllByRole('listitem');
    await expect(tiny).toHaveTextContent(/^TINY▲ 0\.0[01]%\$0\.00$/);
    await expect(huge).toHaveTextContent('HUGE▼ 12.00%$1,234,567.00');
  },
};

export const StillOnFocusOrReducedMotion: Story = {
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Crypto prices' });
    await userEvent.tab();
    await expect(group).toHaveFocus();

    const { animationName, animationPlayState } = getComputedStyle(group.firstElementChild ?? group);
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      // Under reduced motion the user scrolls, and no copy of the coins is needed.
      await expect(animationName).toBe('none');
      await expect(getComputedStyle(group).overflowX).toBe('scroll');
      await expect(group.querySelector('[aria-hidden="true"]')).not.toBeVisible();
    } else {
      await expect(animationPlayState).toBe('paused');
    }
  },
};

export const PriceChanged: Story = {
  render: function WithChange(args) {
    const [rise, setRise] = useState(0);
    return (
      <>
        <PriceTicker
          {...args}
          coins={coins
            .slice(0, 1)
            .map((coin) => ({ ...coin, quote: { USD: { price: 100 + rise, percent_change_24h: 1 } } }))}
        />
        <Button
          onClick={() => {
            setRise(rise + 1);
          }}
        >
          Up
        </Button>
        <Button
          onClick={() => {
            setRise(rise - 2);
          }}
        >
          Down
        </Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const mark = () => canvas.getByRole('listitem').querySelector('svg');
    await expect(canvas.getByRole('listitem')).toHaveAttribute('data-move', 'none');
    await expect(mark()).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Up' }));
    await expect(canvas.getByRole('listitem')).toHaveAttribute('data-move', 'up');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('$101.00');

    await userEvent.click(canvas.getByRole('button', { name: 'Down' }));
    await expect(canvas.getByRole('listitem')).toHaveAttribute('data-move', 'down');
    // Without motion and colour, an arrow and a static edge show the change.
    await expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await expect(mark()).toBeVisible();
    await expect(getComputedStyle(canvas.getByRole('listitem')).boxShadow).toContain('inset');
  },
};

export const ScrollsAndPausesOnFocus: Story = {
  parameters: { ...flow, motion: true },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Crypto prices' });
    const track = group.firstElementChild;
    const list = group.querySelector('ul');
    if (!track || !list) throw new Error('The ticker has no track.');
    await waitFor(() => expect(track.getAnimations()).toHaveLength(1));

    await waitFor(() => {
      const [animation] = track.getAnimations();
      const duration = Number(animation?.effect?.getComputedTiming().duration);
      return expect((list.offsetWidth / duration) * 1000).toBeCloseTo(50, 0);
    });
    await expect(track.getAnimations()[0]?.playState).toBe('running');

    await userEvent.tab();
    await expect(group).toHaveFocus();
    await waitFor(() => expect(track.getAnimations()[0]?.playState).toBe('paused'));
  },
};

export const PriceChangeAnimates: Story = {
  ...PriceChanged,
  parameters: { ...flow, motion: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Up' }));

    const coin = canvas.getByRole('listitem');
    await expect(getComputedStyle(coin).animationName).not.toBe('none');
    await expect(getComputedStyle(coin).animationDuration).toBe('0.6s');
    await expect(coin.querySelector('svg')).toBeVisible();
  },
};
