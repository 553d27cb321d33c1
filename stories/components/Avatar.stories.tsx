import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { Avatar } from '../../ui/components/Avatar';
import { flow } from '../fixtures/flow';
import { portrait } from '../fixtures/pictures';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'ada lovelace' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

// @spec 2.5, 9.8
export const Letter: Story = {
  play: async ({ canvas }) => {
    const avatar = canvas.getByText('A').parentElement;

    await expect(avatar).toHaveStyle({ width: '40px', height: '40px', borderRadius: '9999px' });
  },
};

export const Picture: Story = { args: { src: portrait, alt: 'Ada Lovelace' } };

// @spec 2.5
export const BrokenPicture: Story = {
  parameters: flow,
  args: { src: '/there-is-no-such-picture.png' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('A')).toBeVisible());
  },
};

export const NoName: Story = { args: { name: '  ' } };

export const Sizes: Story = {
  render: (args) => (
    <>
      <Avatar {...args} size={20} /> <Avatar {...args} size={32} /> <Avatar {...args} size={40} />{' '}
      <Avatar {...args} size={72} />
    </>
  ),
};

export const Colours: Story = {
  render: () => (
    <>
      {['Satoshi', 'Hal', 'Wei', 'Nick', 'Vitalik', 'Gavin', 'Ada', 'Linus'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </>
  ),
};
