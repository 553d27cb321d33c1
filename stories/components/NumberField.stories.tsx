import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { NumberField } from '../../ui/components/NumberField';

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Boost', defaultValue: 100, min: 1, max: 10_000, width: '7rem', onValueChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ParsesNumbers: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Boost' });
    await expect(field).toHaveValue(100);

    await userEvent.clear(field);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);

    // Types like a browser: `userEvent` leaves the field valid.
    document.execCommand('insertText', false, '-');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(NaN);
    document.execCommand('delete');

    await userEvent.type(field, '250');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(250);
  },
};

export const Disabled: Story = { args: { disabled: true, hint: 'Administrators boost posts.' } };

export const WithError: Story = { args: { error: 'At most 10,000.', defaultValue: 20_000 } };
