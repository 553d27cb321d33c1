import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ButtonLink } from '../../ui/components/Button';

const meta = {
  title: 'Components/ButtonLink',
  component: ButtonLink,
  args: { href: '/CreatePost', children: 'Create your own post' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Outline: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Create your own post' });
    await expect(link).toHaveAttribute('href', '/CreatePost');
  },
};

export const Solid: Story = { args: { variant: 'solid' } };

export const Small: Story = { args: { size: 'small' } };
