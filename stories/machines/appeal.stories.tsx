import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import page from '../../docs/machines/appeal.md?raw';
import { appealMachine } from '../../machines/appeal/appealMachine';
import { machinePage } from '../docs/machinePage';
import { MachineStage } from './MachineStage';

const meta = {
  title: 'Machines/Appeal',
  parameters: { docs: { page: machinePage(appealMachine, page) } },
  render: () => (
    <MachineStage
      machine={appealMachine}
      input={() => ({ memberId: 'ann', moderatorId: 'mod', appealUntil: 10 })}
      events={{
        'ann appeals': { type: 'appeal.submitted', by: 'ann', at: 5 },
        'the same moderator reviews': { type: 'review.started', by: 'mod' },
        'another moderator reviews': { type: 'review.started', by: 'bob' },
        'decision.upheld': { type: 'decision.upheld', by: 'bob' },
        'decision.undone': { type: 'decision.undone', by: 'bob' },
      }}
    />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('ann appeals');
    await press('the same moderator reviews');
    await expect(canvas.getByRole('status')).toHaveTextContent('appealed');
    await press('decision.undone');
    await expect(canvas.getByRole('status')).toHaveTextContent('appealed');
    await press('another moderator reviews');
    await expect(canvas.getByRole('status')).toHaveTextContent('under review');
    await press('decision.undone');
    await expect(canvas.getByRole('status')).toHaveTextContent('restored');
  },
};
