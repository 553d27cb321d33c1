import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import page from '../../docs/machines/session.md?raw';
import { sessionMachine } from '../../machines/session/sessionMachine';
import { jwtWith } from '../../machines/testing/jwt';
import { machinePage } from '../docs/machinePage';
import { MachineStage } from './MachineStage';

const ann = { token: jwtWith({ exp: 90 }), result: { _id: 'ann', name: 'Ann' } };
const bob = { token: 'of-bob', result: { _id: 'bob', name: 'Bob' } };

const meta = {
  title: 'Machines/Session',
  parameters: { docs: { page: machinePage(sessionMachine, page) } },
  render: () => (
    <MachineStage
      machine={sessionMachine}
      input={(clock) => ({ now: () => clock.now() })}
      events={{
        'session.started': { type: 'session.started', profile: bob },
        'session.started, without a token': { type: 'session.started', profile: undefined },
        'session.ended': { type: 'session.ended' },
        'token.refused': { type: 'token.refused', token: bob.token },
        'account.deleted': { type: 'account.deleted', token: bob.token },
        'user.updated, Bob': { type: 'user.updated', user: { _id: 'bob', name: 'Robert' } },
      }}
      callbacks={{
        storage: {
          'nothing is saved': { type: 'storage.loaded', profile: null },
          'Ann is saved': { type: 'storage.loaded', profile: ann },
          'it cannot be parsed': { type: 'storage.loaded', profile: 'unreadable' },
          'another tab logs in': { type: 'storage.changed', profile: bob },
          'another tab logs out': { type: 'storage.changed', profile: null },
        },
      }}
      waitsMs={[60_000]}
    />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Restores Ann's session, and ends it when her token expires. */
export const ByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await expect(canvas.getByRole('status')).toHaveTextContent('restoring');
    await press('Ann is saved');
    await press('Wait 60 s');
    await expect(canvas.getByRole('status')).toHaveTextContent('loggedIn');

    await press('Wait 60 s');
    await expect(canvas.getByRole('status')).toHaveTextContent('loggedOut');
    await expect(canvas.getByText('session.closed, reason: "expired"')).toBeVisible();
    await expect(canvas.getByText('to storage: storage.clear')).toBeVisible();

    await press('session.started, without a token');
    await expect(canvas.getByText('session.refused')).toBeVisible();
    await press('session.started');
    await expect(canvas.getByRole('status')).toHaveTextContent('loggedIn');
  },
};
