import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import page from '../../docs/machines/taskToggle.md?raw';
import { taskToggleMachine } from '../../machines/taskToggle/taskToggleMachine';
import { machinePage } from '../docs/machinePage';
import { MachineStage } from './MachineStage';

const user = { _id: 'ann', xp: 10 };
const toggle = { type: 'task.toggle', taskId: 'daily-1' } as const;
const complete = { type: 'task.complete', taskId: 'other-1' } as const;
const refusal = { serverMessage: 'It completes by itself.' };
const server = {
  'the toggle is saved': { type: 'change.accepted', change: toggle, user },
  'the completion is refused': { type: 'change.refused', change: complete, error: refusal },
} as const;

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
      callbacks={{ server }}
    />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two tasks are pending concurrently, each with a single request. One fails, the other is saved. */
export const ByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('task.completed');
    await press('task.toggled');
    await expect(canvas.getByRole('status')).toHaveTextContent('owning.pending');
    await press('the completion is refused');
    await expect(await canvas.findByText(/taskCompletionFailed.*It completes by itself\./)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('owning.pending');

    await press('the toggle is saved');
    await expect(await canvas.findByText('alert.raised, code: "taskUpdated"')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('owning.idle');
  },
};

export const OnAnotherProfile: Story = {
  render: () => (
    <MachineStage
      machine={taskToggleMachine}
      input={() => ({ ownerId: 'ann', viewerId: 'bob' })}
      events={{ 'task.toggled': { type: 'task.toggled', taskId: 'daily-1' } }}
      callbacks={{ server }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'task.toggled' }));

    await expect(canvas.getByText('alert.raised, code: "taskNotYours"')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('viewing');
  },
};
