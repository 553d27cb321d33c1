import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import page from '../../docs/machines/chat.md?raw';
import { chatMachine } from '../../machines/chat/chatMachine';
import type { ChatMessage } from '../../machines/chat/chatMessages';
import { machinePage } from '../docs/machinePage';
import { MachineStage } from './MachineStage';

const ann = { _id: 'ann', name: 'Ann' };
const message = (id: string, userId: string, text: string): ChatMessage => ({
  _id: id,
  senderName: userId,
  userId,
  userName: userId,
  text,
  timestamp: `2026-01-01T00:00:0${id.length}.000Z`,
});

const meta = {
  title: 'Machines/Chat',
  parameters: { docs: { page: machinePage(chatMachine, page) } },
  render: () => (
    <MachineStage
      machine={chatMachine}
      input={() => ({ user: ann })}
      events={{
        'draft.changed, "gm" in blanks': { type: 'draft.changed', text: '  gm  ' },
        'draft.changed, blank': { type: 'draft.changed', text: '   ' },
        'message.submitted': { type: 'message.submitted' },
        'history.requested': { type: 'history.requested' },
        'earlier.offered': { type: 'earlier.offered' },
        'earlier.requested': { type: 'earlier.requested' },
        'user.changed, to a guest': { type: 'user.changed', user: undefined },
        'user.changed, to Ann': { type: 'user.changed', user: ann },
      }}
      promises={{
        history: {
          results: { 'one message': [message('m', 'bob', 'hello')] },
          errors: { 'no connection': new Error('offline') },
        },
        earlier: {
          results: { 'the first message': { messages: [message('0', 'ann', 'first')], hasMore: false } },
          errors: { 'no earlier ones': new Error('offline') },
        },
        send: {
          results: { acknowledged: message('mm', 'ann', 'gm') },
          errors: { 'the server says why': { serverMessage: 'Too fast.' } },
        },
      }}
      callbacks={{
        live: {
          'Bob says hello (m)': { type: 'message.received', message: message('m', 'bob', 'hello') },
          "one's own echo": { type: 'message.received', message: message('mm', 'ann', 'gm') },
        },
      }}
      waitsMs={[10_000]}
    />
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A message in both the history and the live feed appears once. A message is trimmed before it is sent, and
 * restored after a timeout of ten seconds.
 */
export const ByHand: Story = {
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Bob says hello (m)');
    await press('Resolve: one message');
    await expect(await canvas.findByText('history.ready, earlier.none, sending.idle')).toBeVisible();
    await expect(canvas.getByText(/^\[ \{ "_id": "m",[^{]*\} \]$/)).toBeVisible();

    await press('draft.changed, blank');
    await expect(canvas.getByRole('button', { name: 'message.submitted' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press('draft.changed, "gm" in blanks');
    await press('message.submitted');
    await expect(canvas.getByRole('heading', { name: /^send runs with .*"text": "gm"/ })).toBeVisible();
    await press('Wait 10 s');
    await expect(canvas.getByText('alert.raised, code: "chatFailed"')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('sending.idle');
  },
};
