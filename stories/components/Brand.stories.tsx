import type { Meta, StoryObj } from '@storybook/react-vite';

import { Brand } from '../../ui';

const meta = {
  title: 'Components/Brand',
  component: Brand,
  args: { name: 'Alphazone' },
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = { args: { markSize: 96 } };
