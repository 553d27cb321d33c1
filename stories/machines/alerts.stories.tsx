import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import page from '../../docs/machines/alerts.md?raw';
import { alertsMachine } from '../../machines/alerts/alertsMachine';
import { machinePage } from '../docs/machinePage';
import { MachineStage } from './MachineStage';

const meta = {
  title: 'Machines/Alerts',
  parameters: { docs: { page: machinePage(alertsMachine, page) } },
  render: () => (
    <MachineStage
      machine={alertsMachine}
      events={{
        'dialog.requested, an alert': {
          type: 'dialog.requested',
          dialog: { id: 'alert', kind: 'alert', message: 'Login to create a post' },
        },
        'dialog.requested, a question': {
          type: 'dialog.requested',
          dialog: { id: 'question', kind: 'confirm', message: 'Are you sure?' },
        },
        'dialog.confirmed, the alert': { type: 'dialog.confirmed', id: 'alert' },
        'dialog.confirmed, the question': { type: 'dialog.confirmed', id: 'question' },
        'dialog.cancelled, the question': { type: 'dialog.cancelled', id: 'question' },
      }}
    />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two dialogs queue: the second opens after the first is closed. */
export const ByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('dialog.requested, an alert');
    await press('dialog.requested, a question');
    await expect(canvas.getByRole('button', { name: 'dialog.cancelled, the question' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press('dialog.confirmed, the alert');
    await expect(canvas.getByText('dialog.closed, id: "alert", confirmed: true')).toBeVisible();
    await press('dialog.cancelled, the question');
    await expect(canvas.getByText('dialog.closed, id: "question", confirmed: false')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('idle');
  },
};
