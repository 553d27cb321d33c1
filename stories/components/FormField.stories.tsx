import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { Button } from '../../ui/components/Button';
import { flow } from '../fixtures/flow';
import { FormField } from '../../ui/components/FormField';

const meta = {
  title: 'Components/FormField',
  component: FormField,
  args: { label: 'When', children: (control) => <input type="date" {...control} /> },
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CustomControl: Story = {
  args: { hint: 'In your own time zone.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('When')).toHaveAccessibleDescription('In your own time zone.');
  },
};

export const Optional: Story = {
  args: { isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('When (optional)')).toBeValid();
  },
};

export const WithError: Story = {
  args: { error: 'Choose a day to continue' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('When')).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choose a day to continue');
  },
};

/** Many sites set `aria-invalid` on all of their controls. */
export const FocusPassesValidControls: Story = {
  parameters: flow,
  render: function WithState(args) {
    const [isSent, setSent] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
        }}
      >
        <input aria-label="Where" aria-invalid={false} />
        <FormField {...args} error={isSent && 'Choose a day to continue'} />
        <Button type="submit">Send</Button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));

    await waitFor(() => expect(canvas.getByLabelText('When')).toHaveFocus());
  },
};
