import type { Meta, StoryObj } from '@storybook/react-vite';

import { KitProvider } from '../../ui/theme/KitProvider';
import { Everything } from './Everything';

const meta = {
  title: 'Foundations/Everything',
  tags: ['!autodocs'],
  component: Everything,
} satisfies Meta<typeof Everything>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = { globals: { theme: 'dark' } };

export const Light: Story = { globals: { theme: 'light' } };

export const RightToLeft: Story = {
  render: () => (
    <KitProvider direction="rtl">
      <div dir="rtl">
        <Everything />
      </div>
    </KitProvider>
  ),
};
