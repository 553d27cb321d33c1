import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import page from '../../docs/machines/searchBox.md?raw';
import { searchBoxMachine } from '../../machines/searchBox/searchBoxMachine';
import { machinePage } from '../docs/machinePage';
import { MachineStage } from './MachineStage';

const posts = ['Bitcoin', 'Bit by bit'].map((postTitle, index) => ({ _id: `p-${index + 1}`, postTitle }));

const meta = {
  title: 'Machines/SearchBox',
  parameters: { docs: { page: machinePage(searchBoxMachine, page) } },
  render: () => (
    <MachineStage
      machine={searchBoxMachine}
      events={{
        'text.changed, "b"': { type: 'text.changed', text: 'b' },
        'text.changed, "bit"': { type: 'text.changed', text: 'bit' },
        'text.filled, "bitcoin"': { type: 'text.filled', text: 'bitcoin' },
        'focus.moved, down': { type: 'focus.moved', step: 1 },
        'form.submitted': { type: 'form.submitted' },
        'suggestion.chosen': { type: 'suggestion.chosen', index: 0 },
        'list.dismissed': { type: 'list.dismissed' },
        'box.entered': { type: 'box.entered' },
      }}
      promises={{
        suggest: {
          results: { 'two posts': posts, nothing: [] },
          errors: { 'no connection': new Error('offline') },
        },
      }}
      waitsMs={[100, 300]}
    />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** One letter searches nothing; three search after 300 ms. An outside click discards the response. */
export const ByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('text.changed, "b"');
    await expect(canvas.getByRole('status')).toHaveTextContent('closed');

    await press('text.changed, "bit"');
    await press('Wait 100 ms');
    await expect(canvas.getByRole('status')).toHaveTextContent('open.debouncing');
    await press('Wait 300 ms');
    await expect(canvas.getByRole('heading', { name: 'suggest runs with { "text": "bit" }' })).toBeVisible();
    await press('list.dismissed');
    await expect(canvas.queryByRole('heading', { name: /suggest runs/ })).not.toBeInTheDocument();

    await press('box.entered');
    await press('Wait 300 ms');
    await press('Resolve: two posts');
    await expect(await canvas.findByText('open.shown')).toBeVisible();
  },
};
