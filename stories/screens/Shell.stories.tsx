import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import { ScreenStage } from '../stage';
import { admin, ines, now, posts, users } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { longName, longNews, longWords } from '../fixtures/extremes';
import { prices } from '../fixtures/markets';
import { plainServer, refused, neverResponds } from '../fixtures/server';
import { chatMessages, notifications } from '../fixtures/shell';
import { onAPhone, onATablet, screenParameters } from '../fixtures/widths';

const server = plainServer({ posts, users, notifications, chat: chatMessages });

/** The frame of every page. Phones have a bottom bar, and the chat opens from it. */
const meta = {
  title: 'Screens/Shell',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/memes', now, hasFrame: true },
  parameters: { ...screenParameters, msw: { handlers: [prices, ...server.handlers] } },
  beforeEach: server.reset,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/Auth');
    await expect(canvas.queryByRole('button', { name: /^Account/ })).not.toBeInTheDocument();
    await expect(await canvas.findByText('Third attempt at that level in two weeks.')).toBeInTheDocument();
  },
};

export const Member: Story = {
  args: { reader: ines },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
    await canvas.findByText('See footnote seven');
  },
};

export const Administrator: Story = {
  args: { reader: admin, site: { adminUserId: 'admin' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Boost Upvotes' })).toHaveLength(3));
  },
};

export const EmailUnverified: Story = {
  args: { reader: ines, site: { mail: true } },
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/users/ines/email', () =>
          HttpResponse.json({
            email: 'ines@example.org',
            verified: false,
            verification: 'require',
            notices: false,
            sendsMail: true,
          }),
        ),
        prices,
        ...server.handlers,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Confirm your email address to write.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send me the link' })).toBeVisible();
  },
};

export const SessionEnded: Story = {
  args: { reader: ines },
  parameters: {
    msw: {
      handlers: [refused('patch', '*/posts/vote/:id', 401, 'Log in again.'), prices, ...server.handlers],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Upvote' }))[0]!);

    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(canvas.getByText(/session has ended/i)).toBeVisible());
  },
};

export const ChatLoading: Story = {
  parameters: {
    msw: { handlers: [neverResponds('get', '*/api/globalchat/history'), prices, ...server.handlers] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading messages' })).toBeVisible();
    await canvas.findByText('See footnote seven');
  },
};

export const ChatFailed: Story = {
  parameters: {
    msw: {
      handlers: [refused('get', '*/api/globalchat/history', 500, 'Asleep.'), prices, ...server.handlers],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The chat could not be loaded.')).toBeInTheDocument();
    await canvas.findByText('See footnote seven');
  },
};

export const ChatEmpty: Story = {
  parameters: { msw: { handlers: [prices, ...plainServer({ posts, users }).handlers] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody has said anything yet. Say hello!')).toBeInTheDocument();
    await canvas.findByText('See footnote seven');
  },
};

export const GuestChats: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Message' }));

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Please log in to send messages in global chat.',
    );
  },
};

const longText = 'The second press comes while the list of words for recovery phrases is still loading.';

export const ChatSendsOnce: Story = {
  parameters: flow,
  args: { reader: ines },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Message' });
    await userEvent.type(field, `${longText}{Enter}{Enter}`);

    await waitFor(() => expect(field).toHaveValue(''));
    await expect(within(canvas.getByRole('log')).getAllByText(longText)).toHaveLength(1);
  },
};

export const ReadsNotifications: Story = {
  args: { reader: ines },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 2 unread' }));

    await expect(
      await screen.findByRole('menuitem', {
        name: /You were mentioned from deniz on "What the last halving did to miners"/,
      }),
    ).toBeVisible();
  },
};

export const NoNewNotifications: Story = {
  args: { reader: ines },
  parameters: { msw: { handlers: [prices, ...plainServer({ posts, users, chat: chatMessages }).handlers] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications' }));

    await expect(await screen.findByText('No new notifications.')).toBeVisible();
  },
};

export const NotificationsFailed: Story = {
  args: { reader: ines },
  parameters: {
    msw: { handlers: [refused('get', '*/notifications', 500, 'Asleep.'), prices, ...server.handlers] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }));

    await expect(await screen.findByText('Failed to load notifications.')).toBeVisible();
  },
};

export const SearchSuggestsPosts: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search posts' }), 'foot');

    await expect(await canvas.findByRole('option', { name: 'See footnote seven' })).toBeVisible();
  },
};

export const MemberLogsOut: Story = {
  parameters: flow,
  args: { reader: ines },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account: Ines Okafor' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));

    await expect(await canvas.findByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(await canvas.findByText('4 Posts')).toBeInTheDocument();
  },
};

export const GuestCreatesPost: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create' }));

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Login or signup to create a post',
    );
  },
};

export const LongText: Story = {
  args: { reader: longName },
  parameters: { msw: { handlers: [prices, ...plainServer({ posts: [longWords], ...longNews }).handlers] } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article');
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 1 unread' }));

    const item = await screen.findByRole('menuitem', { name: /^You were mentioned/ });
    await waitFor(() => expect(item).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const SearchOnAPhone: Story = {
  ...onAPhone,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('See footnote seven');
    await userEvent.click(canvas.getByRole('button', { name: 'Search posts' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Search posts' }));
    await userEvent.type(sheet.getByRole('combobox'), 'foot');

    const option = await sheet.findByRole('option', { name: 'See footnote seven' });
    await waitFor(() => expect(option).toBeVisible());
  },
};

export const ZonesOnAPhone: Story = {
  ...onAPhone,
  args: { reader: ines },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('See footnote seven');
    const bar = within(canvas.getByRole('navigation', { name: 'Main' }));
    await userEvent.click(bar.getByRole('button', { name: 'Zones' }));

    await expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
  },
};

export const ChatOnAPhone: Story = {
  ...onAPhone,
  args: { reader: ines },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('See footnote seven');
    await userEvent.click(canvas.getByRole('button', { name: 'Chat' }));

    const sheet = within(await screen.findByRole('dialog', { name: 'Chat and prices' }));
    const line = await sheet.findByText('Watching. Not touching.');
    await waitFor(() => expect(line).toBeVisible());
    await expect(await sheet.findByRole('img', { name: 'up 1.84%' })).toBeInTheDocument();
    await expect(sheet.getByRole('textbox', { name: 'Message' })).toBeVisible();
  },
};

export const ChatClosesForItsLinks: Story = {
  globals: onAPhone.globals,
  parameters: flow,
  args: { reader: ines },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chat' }));
    const sheet = await screen.findByRole('dialog', { name: 'Chat and prices' });
    const [speaker] = await within(sheet).findAllByRole('link');
    if (!speaker) throw new Error('Nobody has said anything.');
    await userEvent.click(speaker);

    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await expect(await canvas.findByRole('heading', { level: 1, name: speaker.textContent })).toBeVisible();
  },
};

export const PricesOnAPhone: Story = {
  ...onAPhone,
  args: { site: { chat: false } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('See footnote seven');
    await userEvent.click(canvas.getByRole('button', { name: 'Prices' }));

    const sheet = within(await screen.findByRole('dialog', { name: 'Prices' }));
    await expect(await sheet.findByRole('img', { name: 'up 1.84%' })).toBeInTheDocument();
  },
};

export const DrawerOnATablet: Story = {
  ...onATablet,
  args: { reader: ines },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('See footnote seven');
    await userEvent.click(canvas.getByRole('button', { name: 'Chat and prices' }));

    const drawer = within(await screen.findByRole('dialog', { name: 'Chat and prices' }));
    const line = await drawer.findByText('Watching. Not touching.');
    await waitFor(() => expect(line).toBeVisible());
  },
};

let finishDeletion: () => void = () => undefined;

const slowDeletion = http.delete('*/posts/delete/:id', async () => {
  await new Promise<void>((resolve) => (finishDeletion = resolve));
  return HttpResponse.json({ message: 'Deleted.' });
});

export const StaysAfterLeavingDeletedPost: Story = {
  args: { at: '/Posts/footnote', reader: ines },
  parameters: { ...flow, msw: { handlers: [slowDeletion, prices, ...server.handlers] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await userEvent.click(canvas.getByRole('link', { name: 'News' }));
    await canvas.findByRole('heading', { level: 1, name: 'News' });

    finishDeletion();

    // Gives the effects of the response time to happen.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('News');
  },
};
