import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../../ui/components/Button';
import { EmptyState } from '../../ui/components/EmptyState';
import { PageHeading } from '../../ui/components/PageHeading';
import { SettingsSection } from '../../ui/components/SettingsSection';
import { Stack } from '../../ui/components/Stack';

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

export const Empty: Story = {
  args: { title: 'Devices', description: undefined, children: <EmptyState>No other devices.</EmptyState> },
  play: async ({ canvas }) => {
    const centreOf = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return Math.round((left + right) / 2);
    };
    const section = canvas.getByRole('region');
    await expect(centreOf(canvas.getByText('No other devices.'))).toBe(centreOf(section));
  },
};

export const AfterPageHeading: Story = {
  render: (args) => (
    <Stack>
      <PageHeading>Administration</PageHeading>
      <Stack gap="6">
        <SettingsSection {...args} />
        <SettingsSection {...args} title="Your devices" />
      </Stack>
    </Stack>
  ),
};
