import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import page from '../../docs/machines/outbox.md?raw';
import type { OutboxEntry } from '../../machines/outbox/outboxEntry';
import { outboxMachine } from '../../machines/outbox/outboxMachine';
import { machinePage } from '../docs/machinePage';
import { MachineStage } from './MachineStage';

const entry = (key: string): OutboxEntry => ({
  key,
  owner: 'ann',
  kind: 'comment',
  payload: { commentBody: 'Hello' },
  createdOn: 0,
});

const meta = {
  title: 'Machines/Outbox',
  parameters: { docs: { page: machinePage(outboxMachine, page) } },
  render: () => (
    <MachineStage
      machine={outboxMachine}
      input={() => ({ owner: 'ann', random: () => 0.5 })}
      events={{
        'entry.added, c-1': { type: 'entry.added', entry: entry('c-1') },
        'entry.added, wait 5 s': { type: 'entry.added', entry: entry('c-2'), retryAfterMs: 5000 },
        'entry.removed, c-1': { type: 'entry.removed', key: 'c-1' },
        'entries.changed': { type: 'entries.changed' },
        'network.restored': { type: 'network.restored' },
        'owner.changed, a guest': { type: 'owner.changed', owner: undefined },
        'owner.changed, ann': { type: 'owner.changed', owner: 'ann' },
      }}
      promises={{
        load: {
          results: { 'nothing stored': [], 'c-1 stored': [entry('c-1')] },
          errors: { 'not readable': new Error('no storage') },
        },
        send: {
          results: {
            sent: { type: 'sent' },
            refused: { type: 'refused', message: 'The post was deleted.' },
            'failed for this entry': { type: 'failed' },
            later: { type: 'later' },
          },
        },
      }}
      waitsMs={[1000, 5000]}
    />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits after a lost connection, reads the stored entries again and sends the entry. */
export const ByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
    const state = (name: string) => waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(name));
    await press('Resolve: nothing stored');
    await state('idle');
    await press('entry.added, c-1');
    await press('Resolve: later');
    await state('pausing.waiting');

    await press('network.restored');
    await press('Resolve: c-1 stored');
    await press('Resolve: sent');
    await expect(await canvas.findByText(/^entry\.sent, .*"c-1"/)).toBeVisible();
    await state('idle');
  },
};
