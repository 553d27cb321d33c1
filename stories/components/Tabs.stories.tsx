import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Tabs } from '../../ui/components/Tabs';
import { flow } from '../fixtures/flow';

/** Views of one subject, shown one at a time. Arrow keys switch between them. */
const meta = {
  title: 'Components/Tabs',
  component: Tabs.Root,
  args: { defaultValue: 'profile', onValueChange: fn() },
  render: (args) => (
    <Tabs.Root {...args}>
      <Tabs.List aria-label="About Ada">
        <Tabs.Trigger value="profile">Profile</Tabs.Trigger>
        <Tabs.Trigger value="achievements" count={4}>
          Achievements
        </Tabs.Trigger>
        <Tabs.Trigger value="tasks" count={2}>
          Daily Tasks
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="profile">No bio found.</Tabs.Content>
      <Tabs.Content value="achievements">First post</Tabs.Content>
      <Tabs.Content value="tasks">Log in today</Tabs.Content>
    </Tabs.Root>
  ),
} satisfies Meta<typeof Tabs.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MovesWithArrowKeys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');

    await expect(canvas.getByRole('tab', { name: /Achievements/ })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledWith('achievements');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('First post');
  },
};

export const ArrowKeysWrap: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /Daily Tasks/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: /Daily Tasks/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('No bio found.');
  },
};
