import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import page from '../../docs/machines/taskToggle.md?raw';
import { taskToggleMachine } from '../../machines/taskToggle/taskToggleMachine';
import { machinePage } from '../docs/machinePage';
import { MachineStage } from './MachineStage';

const failures = { 'the server says why': { serverMessage: 'It completes by itself.' } };
const answers = { 'the updated user': { _id: 'ann', xp: 10 } };

const meta = {
  title: 'Machines/TaskToggle',
  parameters: { docs: { page: machinePage(taskToggleMachine, page) } },
  render: () => (
    <MachineStage
      machine={taskToggleMachine}
      input={() => ({ ownerId: 'ann', viewerId: 'ann' })}
      events={{
        'task.toggled': { type: 'task.toggled', taskId: 'daily-1' },
        'task.completed': { type: 'task.completed', taskId: 'other-1' },
      }}
      questions={{ toggle: { answers, failures }, complete: { answers, failures } }}
    />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A task fails, another is done; only one is pending at a time. */
export const ByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('task.completed');
    await expect(canvas.getByRole('status')).toHaveTextContent('pending.completing');
    await expect(canvas.getByRole('button', { name: 'task.toggled' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press('Fail: the server says why');
    await expect(await canvas.findByText(/taskCompletionFailed.*It completes by itself\./)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('failed');

    await press('task.toggled');
    await press('Answer: the updated user');
    await expect(await canvas.findByText('alert.raised, code: "taskUpdated"')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('done');
  },
};

/** Bob looks at the tasks of Ann. */
export const OnAnotherProfile: Story = {
  render: () => (
    <MachineStage
      machine={taskToggleMachine}
      input={() => ({ ownerId: 'ann', viewerId: 'bob' })}
      events={{ 'task.toggled': { type: 'task.toggled', taskId: 'daily-1' } }}
      questions={{ toggle: { answers }, complete: { answers } }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'task.toggled' }));

    await expect(canvas.getByText('alert.raised, code: "taskNotYours"')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('idle');
  },
};
