import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';

import { Button } from '../../ui/components/Button';
import { Dialog } from '../../ui/components/Dialog';
import { Tooltip } from '../../ui/components/Tooltip';
import { flow } from '../fixtures/flow';

const press = fn();

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { content: '15 June 2026, 09:00', isText: true, children: <span>3 hours ago</span> },
  // Leaves room above for the tooltip.
  render: (args) => (
    <div style={{ paddingBlock: 48, textAlign: 'center' }}>
      <Tooltip {...args} />
    </div>
  ),
  beforeEach: () => press.mockClear(),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const control = {
  content: 'Copies the address of the post',
  isText: false,
  children: <Button onClick={press}>Share</Button>,
} satisfies Story['args'];

const touch = { pointerType: 'touch' };
const tooltip = () => screen.queryByRole('tooltip');

export const Closed: Story = {};

export const OpenOnTab: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await expect(canvas.getByText('3 hours ago')).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('15 June 2026, 09:00');
    await expect(canvas.getByText('3 hours ago')).toHaveAccessibleDescription('15 June 2026, 09:00');
  },
};

export const Below: Story = {
  args: { ...control, side: 'bottom' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};

export const OpensOnHover: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('3 hours ago'));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('15 June 2026, 09:00');
  },
};

export const EscapeCloses: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip()).toBeNull());
    await expect(canvas.getByText('3 hours ago')).toHaveFocus();
  },
};

export const TapOpensTextTooltip: Story = {
  parameters: flow,
  play: async ({ canvas }) => {
    const text = canvas.getByText('3 hours ago');
    await fireEvent.pointerDown(text, touch);
    await fireEvent.pointerUp(text, touch);
    await fireEvent.click(text);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('15 June 2026, 09:00');

    await waitFor(async () => {
      await fireEvent.pointerDown(document.body, touch);
      await expect(tooltip()).toBeNull();
    });
  },
};

export const LongPressOpensControlTooltip: Story = {
  parameters: flow,
  args: control,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    await fireEvent.pointerDown(button, touch);
    await screen.findByRole('tooltip');
    await fireEvent.pointerUp(button, touch);
    await fireEvent.click(button);
    await expect(press).not.toHaveBeenCalled();
    await expect(tooltip()).not.toBeNull();
  },
};

export const TapActivatesControl: Story = {
  parameters: flow,
  args: control,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    await fireEvent.pointerDown(button, touch);
    await fireEvent.pointerUp(button, touch);
    await fireEvent.click(button);
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(press).toHaveBeenCalledOnce();
    await expect(tooltip()).toBeNull();
  },
};

export const NameNotRepeated: Story = {
  parameters: flow,
  args: { ...control, content: 'Share', repeatsName: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await expect(canvas.getByRole('button', { name: 'Share' })).not.toHaveAccessibleDescription();
  },
};

/** A dialog restores the focus by script, which must not open the tooltip. */
export const StaysClosedOnFocusRestore: Story = {
  parameters: flow,
  render: () => (
    <Dialog.Root>
      <Tooltip content="Shows the details">
        <Dialog.Trigger>
          <Button>Open</Button>
        </Dialog.Trigger>
      </Tooltip>
      <Dialog.Content title="Details">Nothing else.</Dialog.Content>
    </Dialog.Root>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' });
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(tooltip()).toBeNull();
  },
};

export const WithoutContent: Story = {
  parameters: flow,
  args: { content: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 hours ago')).not.toHaveAttribute('tabindex');
  },
};
