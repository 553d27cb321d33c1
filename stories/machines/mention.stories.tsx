import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import page from '../../docs/machines/mention.md?raw';
import { mentionMachine } from '../../machines/mention/mentionMachine';
import { emptyText } from '../../machines/mention/mentionText';
import { machinePage } from '../docs/machinePage';
import { MachineStage } from './MachineStage';

const people = ['ann', 'anna', 'anton'].map((name) => ({ id: `id-${name}`, display: name, username: name }));

const meta = {
  title: 'Machines/Mention',
  parameters: { docs: { page: machinePage(mentionMachine, page) } },
  render: () => (
    <MachineStage
      machine={mentionMachine}
      events={{
        'text.changed, "hi @an"': { type: 'text.changed', text: 'hi @an', caret: 6 },
        'text.changed, "hi @"': { type: 'text.changed', text: 'hi @', caret: 4 },
        'caret.moved, to the start': { type: 'caret.moved', caret: 0 },
        'focus.moved, down': { type: 'focus.moved', step: 1 },
        'focus.moved, up': { type: 'focus.moved', step: -1 },
        'suggestion.chosen': { type: 'suggestion.chosen' },
        'list.dismissed': { type: 'list.dismissed' },
        'text.replaced, by nothing': { type: 'text.replaced', model: emptyText },
      }}
      promises={{
        search: {
          results: { 'three people': people, nobody: [] },
          errors: { 'no connection': new Error('offline') },
        },
      }}
      waitsMs={[150]}
    />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty query searches nothing. The arrow keys wrap around the three suggestions. */
export const ByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('text.changed, "hi @"');
    await expect(canvas.getByRole('status')).toHaveTextContent('closed');

    await press('text.changed, "hi @an"');
    await press('Wait 150 ms');
    await expect(canvas.getByRole('heading', { name: 'search runs with { "query": "an" }' })).toBeVisible();
    await press('Resolve: three people');
    await expect(await canvas.findByText('open.shown')).toBeVisible();

    await press('focus.moved, up');
    await press('suggestion.chosen');
    await expect(canvas.getByRole('status')).toHaveTextContent('closed');
    await expect(canvas.getByText('mention.inserted, id: "id-anton", caret: 10')).toBeVisible();
  },
};
