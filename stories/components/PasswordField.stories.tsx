import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PasswordField } from '../../ui/components/PasswordField';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'New password', autoComplete: 'new-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('New password');
    await userEvent.type(field, 'correct horse 1');
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('New password');
    await userEvent.type(field, 'correct horse 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Show characters' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('correct horse 1');
    await expect(canvas.getByRole('button', { name: 'Hide characters' })).toBeVisible();
  },
};

export const WithError: Story = {
  args: { error: 'The password is wrong.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription('The password is wrong.');
  },
};
