import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { BoostedLabel } from '../../ui/components/BoostedLabel';

const meta = { title: 'Forum/BoostedLabel', component: BoostedLabel } satisfies Meta<typeof BoostedLabel>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Boosted')).toBeVisible();
  },
};
