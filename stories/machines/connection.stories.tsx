import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import page from '../../docs/machines/connection.md?raw';
import { connectionMachine } from '../../machines/connection/connectionMachine';
import { machinePage } from '../docs/machinePage';
import { MachineStage } from './MachineStage';

const ann = { userId: 'ann', token: 'of-ann' };

const meta = {
  title: 'Machines/Connection',
  parameters: { docs: { page: machinePage(connectionMachine, page) } },
  render: () => (
    <MachineStage
      machine={connectionMachine}
      input={() => ({ user: undefined, random: () => 0 })}
      events={{
        'session.started': { type: 'session.started', user: ann },
        'session.ended': { type: 'session.ended' },
        'network.restored': { type: 'network.restored' },
      }}
      callbacks={{
        socket: { 'it is open': { type: 'socket.opened' }, 'it is dropped': { type: 'socket.dropped' } },
      }}
      waitsMs={[1000]}
    />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A guest connects. Ann logs in and joins her room. The connection drops and recovers. */
export const ByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('it is open');
    await press('session.started');
    await expect(
      canvas.getByRole('heading', { name: 'socket runs with { "token": "of-ann" }' }),
    ).toBeVisible();
    await press('it is open');
    await expect(canvas.getByText('to socket: room.join, userId: "ann"')).toBeVisible();
    await expect(canvas.getByText('connection.joined, userId: "ann"')).toBeVisible();

    await press('it is dropped');
    await expect(canvas.getByRole('status')).toHaveTextContent('waiting');
    await expect(canvas.getByText('connection.lost')).toBeVisible();
    await press('Wait 1 s');
    await expect(canvas.getByRole('status')).toHaveTextContent('open.connecting');
  },
};
