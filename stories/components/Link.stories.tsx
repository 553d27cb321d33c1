import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Link } from '../../ui/components/Link';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/Users/1', children: 'Ada Lovelace' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};

export const Text: Story = { args: { tone: 'text' } };

export const Muted: Story = { args: { tone: 'muted' } };

export const Plain: Story = { args: { tone: 'plain' } };

export const External: Story = {
  args: { href: 'https://example.org', isExternal: true, children: 'Join the group' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Join the group' });

    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
};
