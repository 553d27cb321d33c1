import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../../ui/components/Card';
import { Link } from '../../ui/components/Link';
import { Stack } from '../../ui/components/Stack';
import { longWord } from '../forum/samples';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: 'Something that stands apart from the page.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Flush: Story = {
  args: { isFlush: true, children: 'Content that reaches the edges, such as a list of its own.' },
};

export const Interactive: Story = {
  args: { isInteractive: true, as: 'article', children: <Link href="/Tags">Leads to the tags</Link> },
};

export const Several: Story = {
  render: (args) => (
    <Stack direction="grid">
      <Card {...args} />
      <Card {...args}>One</Card>
      <Card {...args}>Two</Card>
    </Stack>
  ),
};

export const LongWord: Story = { args: { children: longWord } };
