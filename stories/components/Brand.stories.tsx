import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen } from 'lucide-react';
import { expect } from 'storybook/test';

import { Brand } from '../../ui/components/Brand';
import { onATablet } from '../fixtures/widths';

const meta = {
  title: 'Components/Brand',
  component: Brand,
  args: { name: 'Alphazone' },
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CustomLogo: Story = { args: { name: 'Dog-Eared', mark: <BookOpen aria-hidden /> } };

export const Large: Story = { args: { markSize: 96 } };

/** Between phone and desktop width the name does not fit. Screen readers still announce it. */
export const CompactOnTablet: Story = {
  ...onATablet,
  args: { isNameHiddenWhenTight: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Alphazone').getBoundingClientRect().width).toBe(1);
  },
};
