import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import { TaskList } from '../../ui/components/TaskList';
import { StoryFrame } from '../fixtures/StoryFrame';
import { isManual, likeAndRepost, tasks } from '../fixtures/profile';
import { longWord } from './samples';
import { alsoOnAPhone } from '../fixtures/widths';

const meta = {
  title: 'Forum/TaskList',
  component: TaskList<(typeof tasks)[number]>,
  args: { tasks, isManual, isOwner: true, onMarkDone: fn(), onToggle: fn() },
} satisfies Meta<typeof TaskList<(typeof tasks)[number]>>;

export default meta;
type Story = StoryObj<typeof meta>;

// @spec 2.71
export const Owner: Story = {
  parameters: alsoOnAPhone,
  play: async ({ args, canvas, userEvent }) => {
    const daily = within(canvas.getByRole('region', { name: 'Daily Tasks' }));
    await expect(daily.getAllByRole('listitem')).toHaveLength(3);
    await expect(daily.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '33');
    await expect(daily.getByText('+25 XP')).toBeVisible();
    await expect(daily.getByRole('link', { name: /^Open Like and repost/ })).toHaveAttribute(
      'href',
      'https://x.com/example',
    );

    await userEvent.click(daily.getByRole('button', { name: 'Mark Done' }));
    await expect(args.onMarkDone).toHaveBeenCalledWith(likeAndRepost);
  },
};

export const TogglesManualTask: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const toggles = canvas.getAllByRole('button', { name: /^Done:/ });
    await expect(toggles.map((toggle) => toggle.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
      'false',
    ]);

    await userEvent.click(canvas.getByRole('button', { name: 'Done: Follow us on X' }));
    await expect(args.onToggle).toHaveBeenCalledWith(expect.objectContaining({ _id: 'other-follow' }));
  },
};

// @spec 2.71
export const AnnouncesCompletion: Story = {
  play: async ({ canvas }) => {
    const [login, comment] = canvas.getAllByRole('listitem');
    await expect(login).toHaveTextContent(/^Completed/);
    await expect(comment).toHaveTextContent(/^Pending/);
  },
};

export const OtherUser: Story = {
  parameters: alsoOnAPhone,
  args: { isOwner: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Viewing tasks of another user.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Done: Join the group' }));
    await expect(args.onToggle).toHaveBeenCalledWith(expect.objectContaining({ _id: 'other-join' }));
    for (const button of canvas.getAllByRole('button', { name: 'Mark Done' })) {
      await expect(button).toBeDisabled();
    }
  },
};

export const Busy: Story = {
  args: { tasks: [likeAndRepost], busyIds: new Set([likeAndRepost._id]) },
  play: async ({ args, canvas, userEvent }) => {
    const item = within(canvas.getByRole('listitem'));
    await userEvent.click(item.getByRole('button', { name: 'Mark Done' }));
    await userEvent.click(item.getByRole('button', { name: /^Done:/ }));

    await expect(args.onMarkDone).not.toHaveBeenCalled();
    await expect(args.onToggle).not.toHaveBeenCalled();
    await expect(item.getByRole('button', { name: 'Mark Done' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const KeepsFocusWhenDone: Story = {
  args: { tasks: [likeAndRepost] },
  render: function WithState(args) {
    const [completed, setCompleted] = useState(false);
    return (
      <TaskList {...args} tasks={[{ ...likeAndRepost, completed }]} onMarkDone={() => setCompleted(true)} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark Done' }));

    await expect(canvas.queryByRole('button', { name: 'Mark Done' })).toBeNull();
    await expect(canvas.getByRole('listitem')).toHaveFocus();
    await expect(canvas.getByText('1 of 1 done')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { tasks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No tasks available yet.')).toBeVisible();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const OnAPhone: Story = {
  parameters: alsoOnAPhone,
  args: {
    tasks: [...tasks, { ...likeAndRepost, _id: 'long', description: longWord, xpReward: 1_000_000 }],
  },
  decorators: [
    (Story) => (
      <StoryFrame width={288}>
        <Story />
      </StoryFrame>
    ),
  ],
  play: async ({ canvasElement }) => {
    const frame = canvasElement.firstElementChild ?? canvasElement;
    await expect(frame.clientWidth).toBe(288);
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};

export const UnsafeLinks: Story = {
  args: { tasks: [{ ...likeAndRepost, externalLink: 'javascript:alert(1)' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
