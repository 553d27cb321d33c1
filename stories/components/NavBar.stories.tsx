import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { AvatarMenu } from '../../ui/components/AvatarMenu';
import { Button } from '../../ui/components/Button';
import { NavBar } from '../../ui/components/NavBar';
import { NotificationMenu } from '../../ui/components/NotificationMenu';
import { SearchBox } from '../../ui/components/SearchBox';
import { me, zones } from '../fixtures/shell';
import { alsoOnAPhone } from '../fixtures/widths';

const nothing = () => undefined;
const search = <SearchBox suggest={() => Promise.resolve([])} onSubmit={nothing} onChoose={nothing} />;

const meta = {
  title: 'Components/NavBar',
  component: NavBar,
  parameters: { layout: 'fullscreen', ...alsoOnAPhone },
  args: { brand: 'Alphazone', zones, search, create: <Button variant="solid">Create</Button> },
} satisfies Meta<typeof NavBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Alphazone' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/Auth');
  },
};

export const Member: Story = {
  args: {
    member: (
      <>
        <NotificationMenu notifications={[]} unreadCount={3} onChoose={nothing} />
        <AvatarMenu user={{ _id: 'ines', name: me[1] }} onLogOut={nothing} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  },
};

export const CurrentZone: Story = {
  parameters: { chromatic: { modes: { 'dark phone': { disable: true } } } },
  args: { currentHref: '/Memes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Memes' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'News' })).not.toHaveAttribute('aria-current');
  },
};
