import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../../ui/components/Button';
import { PageHeading } from '../../ui/components/PageHeading';
import { alsoOnAPhone } from '../fixtures/widths';

const meta = {
  title: 'Components/PageHeading',
  component: PageHeading,
  parameters: alsoOnAPhone,
  args: { children: 'Users' },
} satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  },
};

export const WithDescriptionAndAction: Story = {
  args: { description: 'Everybody who has joined', action: <Button variant="solid">Invite</Button> },
};

export const LongWord: Story = {
  args: { children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
};
