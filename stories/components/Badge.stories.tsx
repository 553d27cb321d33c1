import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Badge } from '../../ui/components/Badge';
import { flow } from '../fixtures/flow';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { count: 3, label: 'unread' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('3 unread');
  },
};

export const NinetyNine: Story = {
  args: { count: 99 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^99 unread$/);
  },
};

export const Many: Story = {
  args: { count: 100 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('99+ unread');
    const pill = canvas.getByText('99+').parentElement!;
    document.documentElement.style.fontSize = '200%';
    await expect(pill.clientHeight).toBeGreaterThanOrEqual(parseFloat(getComputedStyle(pill).fontSize));
    document.documentElement.style.fontSize = '';
  },
};

export const Zero: Story = {
  parameters: flow,
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
  },
};
