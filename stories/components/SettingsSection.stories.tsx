import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../../ui/components/Button';
import { SettingsSection } from '../../ui/components/SettingsSection';

const meta = {
  title: 'Components/SettingsSection',
  component: SettingsSection,
  args: {
    title: 'Your data',
    description: 'A file with everything that is stored about you.',
    children: <Button>Download my data</Button>,
  },
} satisfies Meta<typeof SettingsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your data' })).toHaveTextContent(/stored about you/);
  },
};

export const WithoutDescription: Story = { args: { description: undefined } };
