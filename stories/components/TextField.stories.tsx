import { Eye, Search } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { IconButton } from '../../ui/components/IconButton';
import { TextField } from '../../ui/components/TextField';
import { flow } from '../fixtures/flow';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Display Name' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Display Name'));
    await userEvent.keyboard('Ada');

    await expect(canvas.getByRole('textbox', { name: 'Display Name' })).toHaveValue('Ada');
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

export const WithHint: Story = {
  args: {
    label: 'Password',
    type: 'password',
    hint: 'At least eight characters including at least 1 letter and 1 number.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/At least eight characters/);
  },
};

export const WithError: Story = {
  args: { defaultValue: ' ', error: 'Enter a name to continue', hint: 'What others see.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Display Name' });

    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter a name to continue What others see.');
  },
};

export const OwnDescription: Story = {
  parameters: flow,
  args: { error: 'Enter a name to continue', 'aria-describedby': 'rules' },
  render: (args) => (
    <>
      <TextField {...args} />
      <p id="rules">No links.</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Enter a name to continue No links.',
    );
  },
};

export const Optional: Story = { args: { label: 'Referral code', isOptional: true } };

export const WithIconAndButton: Story = {
  args: {
    label: 'Search',
    isLabelHidden: true,
    type: 'search',
    placeholder: 'Search posts',
    icon: <Search />,
    trailing: (
      <IconButton size="small" label="Show">
        <Eye aria-hidden />
      </IconButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  },
};

export const NearLimit: Story = {
  args: { value: 'Ada Lovelace the First', maxLength: 24, onChange: fn() },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Display Name' });
    await expect(input).toBeValid();
    await expect(input).toHaveAccessibleDescription('2 characters left');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 characters left'), {
      timeout: 3_000,
    });
  },
};

export const TooLong: Story = {
  args: { value: 'Ada Lovelace the Twentieth', maxLength: 25, hint: 'What others see.', onChange: fn() },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Display Name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('1 character too many What others see.');
  },
};

export const FarFromLimit: Story = {
  parameters: flow,
  args: { value: 'Ada', maxLength: 25, onChange: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/characters left/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};

export const ReadOnly: Story = { args: { label: 'Category', value: 'Memes', readOnly: true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Ada' } };
