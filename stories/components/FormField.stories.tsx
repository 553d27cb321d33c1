import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

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
