import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ScreenStage } from '../stage';
import { now } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { screenParameters } from '../fixtures/widths';

const meta = {
  title: 'Screens/NotFound',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/no/such/page', now },
  parameters: screenParameters,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const play: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
};

export const UnknownPage: Story = { play };

export const UnknownZone: Story = {
  args: { at: '/gardening' },
  parameters: flow,
  play,
};
