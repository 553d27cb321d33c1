import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ScreenStage } from '../stage';
import { ines, mara, now, posts, users } from '../fixtures/community';
import { leaderboard, prices } from '../fixtures/markets';
import { member } from '../fixtures/member';
import { alphas } from '../fixtures/profile';
import { plainServer } from '../fixtures/server';
import { chatMessages, notifications } from '../fixtures/shell';
import { wholePage } from '../fixtures/widths';

const { handlers } = plainServer({
  posts,
  users: users.map((user) => (user._id === member._id ? member : user)),
  notifications,
  chat: chatMessages,
});

/** Every main screen with its frame, from a phone to a wide window. Other states have their own stories. */
const meta = {
  title: 'Screens/WholePages',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/', now, reader: ines, hasFrame: true },
  parameters: {
    ...wholePage,
    msw: { handlers: [prices, leaderboard(alphas), ...handlers] },
  },
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const shows =
  (heading: string, text: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect((await canvas.findAllByText(text))[0]).toBeInTheDocument();
    await canvas.findByText('Watching. Not touching.');
    await canvas.findByRole('img', { name: 'up 1.84%' });
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  };

export const Home: Story = { play: shows('All zones', 'Halving day, hour by hour') };

export const Feed: Story = { args: { at: '/memes' }, play: shows('Memes', 'See footnote seven') };

export const Crypto: Story = {
  args: { at: '/crypto' },
  play: shows('General feed', 'Halving day, hour by hour'),
};

export const PostDetails: Story = {
  args: { at: '/Posts/chart' },
  play: shows(posts[0]?.postTitle ?? '', 'The second chart is the whole story.'),
};

export const CreatePost: Story = {
  args: { at: '/CreatePost/memes', site: { locationRemoved: true } },
  play: shows('Create Post', 'Category'),
};

export const Profile: Story = {
  args: { at: '/Users/mara', reader: mara },
  play: shows('Mara Lindqvist', 'Account Settings'),
};

export const Tags: Story = { args: { at: '/Tags' }, play: shows('Tags', 'Used in Cryptocurrency.') };

export const Users: Story = { args: { at: '/Users' }, play: shows('Users', 'Admin') };

export const Messages: Story = {
  args: { at: '/messages' },
  play: shows('Messages', 'Select a user to start chatting.'),
};

export const Auth: Story = {
  args: { at: '/Auth' },
  render: ({ at, now: moment }) => <ScreenStage at={at} now={moment} hasFrame />,
  play: shows('Log in', 'Email'),
};
