import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { ScreenStage } from '../stage';
import { admin, ines, now, posts } from '../fixtures/community';
import { everyMedium, longWords, muchDiscussed } from '../fixtures/extremes';
import { flow } from '../fixtures/flow';
import { plainServer, refused, neverResponds } from '../fixtures/server';
import { screenParameters } from '../fixtures/widths';

const server = plainServer({ posts });

const meta = {
  title: 'Screens/CategoryFeed',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/memes', now },
  parameters: { ...screenParameters, msw: { handlers: server.handlers } },
  beforeEach: server.reset,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const titles = async (canvas: { findAllByRole: typeof screen.findAllByRole }) =>
  (await canvas.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);

export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(await titles(canvas)).toEqual([
      'How we talk here',
      'The chart that everybody holds upside down, explai...',
      'See footnote seven',
    ]);
    await expect(canvas.getByText('3 Posts')).toBeVisible();
    await expect(canvas.getByText('Boosted')).toBeVisible();
  },
};

export const NewestFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'New' }));

    // The old order stays until the response arrives.
    await waitFor(async () =>
      expect(await titles(canvas)).toEqual([
        'How we talk here',
        'See footnote seven',
        'The chart that everybody holds upside down, explai...',
      ]),
    );
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [neverResponds('get', '*/posts/get')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading posts...')).toBeVisible();
  },
};

// @spec 2.40
export const Empty: Story = {
  args: { at: '/news' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No posts in the News category yet. Be the first to post!'),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refused('get', '*/posts/get', 500, 'The database is asleep.')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The database is asleep.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Member: Story = {
  args: { reader: ines },
  play: async ({ canvas }) => {
    await expect(await titles(canvas)).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Pin Post' })).not.toBeInTheDocument();
  },
};

export const Administrator: Story = {
  args: { reader: admin, site: { adminUserId: 'admin' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Unpin Post' })).toBeVisible();
    for (const amount of canvas.getAllByRole('spinbutton')) await expect(amount).toHaveValue(100);
  },
};

export const LongText: Story = {
  parameters: {
    msw: { handlers: plainServer({ posts: [longWords, everyMedium, muchDiscussed] }).handlers },
  },
  play: async ({ canvas }) => {
    await expect(await titles(canvas)).toContain(`${longWords.postTitle.slice(0, 50)}...`);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const GuestCreates: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Post' }));
    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('Login or signup to create a post');

    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toBeVisible();
  },
};

export const GuestVotes: Story = {
  play: async ({ canvas, userEvent }) => {
    const [upvote] = await canvas.findAllByRole('button', { name: 'Upvote' });
    await userEvent.click(upvote!);

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Login or Signup to upvote a post',
    );
  },
};

export const MemberCreates: Story = {
  parameters: flow,
  args: { reader: ines },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Post' }));

    await expect(await canvas.findByRole('textbox', { name: 'Category' })).toHaveValue('Memes');
  },
};

export const MemberVotes: Story = {
  args: { reader: ines },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: 'See footnote seven' }));
    await expect(card.getByText('Score minus 1')).toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: 'Upvote' }));

    await expect(await card.findByRole('button', { name: 'Upvote', pressed: true })).toBeVisible();
    await expect(card.getByText('Score 0')).toBeInTheDocument();
  },
};

export const VoteRefused: Story = {
  args: { reader: ines },
  parameters: {
    msw: { handlers: [refused('patch', '*/posts/vote/:id', 500, 'Not today.'), ...server.handlers] },
  },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('article', { name: 'See footnote seven' }));
    await userEvent.click(card.getByRole('button', { name: 'Upvote' }));

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Failed to vote: Not today.');
    await expect(await card.findByText('Score minus 1')).toBeInTheDocument();
  },
};

export const AdministratorPins: Story = {
  args: { reader: admin, site: { adminUserId: 'admin' } },
  play: async ({ canvas, userEvent }) => {
    const article = await canvas.findByRole('article', { name: 'See footnote seven' });
    const card = within(article);
    await expect(card.getByRole('spinbutton')).toHaveValue(100);
    await userEvent.click(card.getByRole('button', { name: 'Pin Post' }));

    await expect(await card.findByText('Boosted')).toBeInTheDocument();
    await waitFor(() => expect(article).toHaveAttribute('aria-posinset', '2'), { timeout: 5_000 });
  },
};

export const AdministratorBoosts: Story = {
  args: { reader: admin, site: { adminUserId: 'admin' } },
  play: async ({ canvas, userEvent }) => {
    const article = await canvas.findByRole('article', { name: 'See footnote seven' });
    const card = within(article);
    await userEvent.click(card.getByRole('button', { name: 'Boost Upvotes' }));

    await expect(await card.findByText(/Score 99/)).toBeInTheDocument();
    await waitFor(() => expect(article).toHaveAttribute('aria-posinset', '2'), { timeout: 5_000 });
  },
};
