import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';

import { ScreenStage } from '../stage';
import { now, posts } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { chatHistory, prices, samplePrices } from '../fixtures/markets';
import { plainServer, refused, neverResponds } from '../fixtures/server';
import { screenParameters } from '../fixtures/widths';

const server = plainServer({ posts });
const others = [chatHistory, ...server.handlers];

/** The content beside every page: a column on desktops, otherwise a sheet (see Screens/Shell). */
const meta = {
  title: 'Screens/Sidebar',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/memes', now, hasFrame: true },
  parameters: {
    ...screenParameters,
    msw: { handlers: [prices, ...others] },
  },
  beforeEach: server.reset,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Pick<typeof screen, 'findByRole' | 'findByText' | 'queryByRole'>;

async function sidebar(canvas: Canvas, name: string) {
  await canvas.findByText('3 Posts');
  return within(await canvas.findByRole('complementary', { name }));
}

export const PricesAndChat: Story = {
  parameters: flow,
  play: async ({ canvas }) => {
    const beside = await sidebar(canvas, 'Chat and prices');
    await expect(await beside.findByRole('img', { name: 'up 1.84%' })).toHaveTextContent('▲ 1.84%');
    await expect(beside.getByRole('group', { name: 'Crypto prices' })).toHaveTextContent('$96,412.50');
    await expect(beside.queryByText('Sample data')).toBeNull();
    await expect(await beside.findByText('Watching. Not touching.')).toBeVisible();
  },
};

export const SamplePrices: Story = {
  parameters: { msw: { handlers: [samplePrices, ...others] } },
  play: async ({ canvas }) => {
    const beside = await sidebar(canvas, 'Chat and prices');
    await expect(await beside.findByText('Sample data')).toBeVisible();
    await beside.findByText('Watching. Not touching.');
  },
};

export const LoadingPrices: Story = {
  parameters: { msw: { handlers: [neverResponds('get', '*/api/crypto/top'), ...others] } },
  play: async ({ canvas }) => {
    const beside = await sidebar(canvas, 'Chat and prices');
    await expect(await beside.findByText('Loading Crypto Data...')).toBeVisible();
    await beside.findByText('Watching. Not touching.');
  },
};

/** Failures are only logged; the ticker keeps polling. */
export const PricesFailed: Story = {
  parameters: {
    ...flow,
    msw: { handlers: [refused('get', '*/api/crypto/top', 503, 'No prices.'), ...others] },
  },
  play: async ({ canvas }) => {
    const beside = await sidebar(canvas, 'Chat and prices');
    await expect(await beside.findByText('Loading Crypto Data...')).toBeVisible();
    await beside.findByText('Watching. Not touching.');
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const ChatOnly: Story = {
  args: { site: { ticker: false } },
  play: async ({ canvas }) => {
    const beside = await sidebar(canvas, 'Chat');
    await expect(await beside.findByText('Watching. Not touching.')).toBeVisible();
    await expect(beside.queryByRole('region', { name: 'Crypto prices' })).toBeNull();
  },
};

export const PricesOnly: Story = {
  args: { site: { chat: false } },
  play: async ({ canvas }) => {
    const beside = await sidebar(canvas, 'Prices');
    await expect(await beside.findByRole('img', { name: 'up 1.84%' })).toBeInTheDocument();
    await expect(beside.queryByRole('region', { name: 'Global Chat' })).toBeNull();
  },
};

export const NoSidebar: Story = {
  args: { site: { chat: false, ticker: false } },
  play: async ({ canvas }) => {
    await canvas.findByText('3 Posts');
    await expect(canvas.queryByRole('complementary')).toBeNull();
  },
};
