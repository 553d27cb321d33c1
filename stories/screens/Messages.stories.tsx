import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ScreenStage } from '../stage';
import { now } from '../fixtures/community';
import { screenParameters } from '../fixtures/widths';

const meta = {
  title: 'Screens/Messages',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/messages', now },
  parameters: screenParameters,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Placeholder: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Select a user to start chatting.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all users' })).toHaveAttribute('href', '/Users');
  },
};
