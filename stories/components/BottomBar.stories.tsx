import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { BottomBar } from '../../ui/components/BottomBar';
import { Button } from '../../ui/components/Button';
import { Stack } from '../../ui/components/Stack';
import { zones } from '../fixtures/shell';
import { ownWindow } from '../fixtures/docs';
import { flow } from '../fixtures/flow';
import { largeText } from '../fixtures/largeText';
import { onAPhone } from '../fixtures/widths';

const meta = {
  title: 'Components/BottomBar',
  component: BottomBar,
  ...onAPhone,
  parameters: { ...onAPhone.parameters, ...ownWindow, layout: 'fullscreen' },
  args: { zones, currentHref: '/', onCreate: fn() },
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const onChat = fn();

export const Guest: Story = {
  args: { onChat },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/Auth');
  },
};

export const Member: Story = { args: { onChat, profileHref: '/Users/ines' } };

export const WithoutChat: Story = {};

export const PricesOnly: Story = { args: { onPrices: fn() } };

export const CurrentZone: Story = {
  args: { onChat, profileHref: '/Users/ines', currentHref: '/memes' },
};

export const OpensZones: Story = {
  args: { onChat, currentHref: '/memes' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zones' }));

    await expect(await screen.findByRole('menuitem', { name: 'News' })).toHaveAttribute('href', '/news');
    await expect(screen.getByRole('menuitem', { name: 'Memes' })).toHaveAttribute('aria-current', 'page');
  },
};

export const OpensChat: Story = {
  parameters: flow,
  args: { onChat: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chat' }));

    await expect(args.onChat).toHaveBeenCalledOnce();
  },
};

export const DoesNotCoverTheFocus: Story = {
  parameters: flow,
  render: (args) => (
    <>
      <Stack>
        {Array.from({ length: 40 }, (_, index) => (
          <Button key={index}>Button {index}</Button>
        ))}
      </Stack>
      <BottomBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    for (const button of canvas.getAllByRole('button', { name: /^Button/ }).slice(0, 30)) {
      button.focus();
      await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
    }
  },
};

export const LargeText: Story = {
  ...largeText,
  args: { onChat, profileHref: '/Users/ines' },
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('listitem').map((item) => {
      const range = document.createRange();
      range.selectNodeContents(item.firstElementChild?.lastChild ?? item);
      return range.getBoundingClientRect();
    });
    for (const [index, label] of labels.slice(1).entries()) {
      await expect(label.left - (labels[index]?.right ?? 0)).toBeGreaterThanOrEqual(8);
    }
  },
};
