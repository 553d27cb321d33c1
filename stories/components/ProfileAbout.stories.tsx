import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ProfileAbout } from '../../ui/components/ProfileAbout';
import { profileFields } from '../fixtures/profile';
import { longWord } from '../forum/samples';

const user = {
  about: profileFields.about,
  tags: ['bitcoin', 'macro'],
  socialLinks: {
    x: 'https://x.com/ines',
    telegram: 'https://t.me/ines',
    discord: 'https://discord.gg/ines',
  },
};

const meta = {
  title: 'Components/ProfileAbout',
  component: ProfileAbout,
  args: { user },
} satisfies Meta<typeof ProfileAbout>;

export default meta;
type Story = StoryObj<typeof meta>;

// @spec 2.69
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'X: x.com/ines' })).toHaveAttribute(
      'href',
      'https://x.com/ines',
    );
    await expect(canvas.getByRole('region', { name: 'Bio' })).toHaveTextContent('order book');
  },
};

export const Empty: Story = {
  args: { user: { about: ' ', tags: [], socialLinks: { x: '' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bio found.')).toBeVisible();
    await expect(canvas.getByText('No X profile linked.')).toBeVisible();
    await expect(canvas.getByText('No Telegram profile linked.')).toBeVisible();
    await expect(canvas.getByText('No Discord profile linked.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const UnsafeLinks: Story = {
  args: {
    user: {
      ...user,
      socialLinks: { x: 'javascript:alert(1)', telegram: 'not an address', discord: 'https://d.gg/a' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('No X profile linked.')).toBeVisible();
  },
};

export const LongWords: Story = {
  args: { user: { about: longWord, tags: [longWord], socialLinks: { x: `https://x.com/${longWord}` } } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const OwnLinks: Story = {
  args: {
    user: { about: user.about },
    links: [
      { label: 'Garden', href: 'https://garden.example/ines' },
      { label: 'Mastodon', href: 'https://social.example/@ines' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Garden: garden.example/ines' })).toBeVisible();
    await expect(canvas.queryByText(/Discord/)).toBeNull();
  },
};
