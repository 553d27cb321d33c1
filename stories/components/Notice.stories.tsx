import type { Meta, StoryObj } from '@storybook/react-vite';

import { Button } from '../../ui/components/Button';
import { Notice } from '../../ui/components/Notice';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { children: 'Removed by moderators: Spam or advertising. Only you and moderators can see this.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = { args: { action: <Button size="small">Restore</Button> } };

/** For notices that float over content. */
export const Compact: Story = { args: { isCompact: true, action: <Button size="small">Restore</Button> } };
