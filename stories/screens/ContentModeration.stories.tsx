import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import type { Session } from '../../client';
import { ScreenStage } from '../stage';
import { admin, hoursAgo, ines, mara, now, posts, users } from '../fixtures/community';
import { roles } from '../fixtures/contentModerator';
import { flow } from '../fixtures/flow';
import { plainServer, refused } from '../fixtures/server';
import { chatMessages } from '../fixtures/shell';
import { stageForum } from '../fixtures/stageForum';
import { alsoOnAPhone, onAPhone, screenParameters } from '../fixtures/widths';

const server = plainServer({ posts, users });

const decided = http.post('*/api/moderation/content', () =>
  HttpResponse.json({ _id: 'd1', kind: 'remove', reason: 'spam', decidedOn: hoursAgo(0) }),
);
const restored = http.post('*/api/moderation/content/restore/:id', () =>
  HttpResponse.json({ message: 'Restored.' }),
);

const meta = {
  title: 'Screens/ContentModeration',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/Posts/chart', now, reader: admin },
  parameters: { ...screenParameters, msw: { handlers: [roles, decided, restored, ...server.handlers] } },
  beforeEach: server.reset,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const filters = http.get('*/api/filters', () =>
  HttpResponse.json({ blocked: [], words: [], hiddenPosts: [] }),
);

/** One menu for each message. */
export const ChatForModerators: Story = {
  ...onAPhone,
  args: { at: '/memes', hasFrame: true },
  parameters: {
    ...onAPhone.parameters,
    msw: {
      handlers: [roles, filters, decided, ...plainServer({ posts, users, chat: chatMessages }).handlers],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chat' }));
    const sheet = within(await screen.findByRole('dialog', { name: /^Chat/ }));
    const menus = () => sheet.getAllByRole('button', { name: 'More about Deniz' });
    // Until the roles have loaded, there is one for each group of messages.
    await waitFor(() => expect(menus()).toHaveLength(3));
    await userEvent.click(menus()[0]!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
    await expect(await screen.findByRole('dialog', { name: 'Remove this chat message' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Remove/ })).not.toBeInTheDocument());
    // The menus load after the messages.
    const log = sheet.getByRole('log');
    await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));
  },
};

export const RemoveByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: /^Moderate post/ });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove this post' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await expect(within(dialog).getByText('Choose a reason.')).toBeVisible();

    await userEvent.click(within(dialog).getByRole('radio', { name: 'Spam or advertising' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Removed. The author has been told why.' });
    await userEvent.click(within(alert).getByRole('button', { name: 'Undo' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Undone.' })).toBeVisible();
  },
};

/** Moderators may lock their own posts. Only administrators decide anything else about their own content. */
export const OwnPost: Story = {
  parameters: flow,
  args: { reader: mara },
  play: async ({ canvas, userEvent }) => {
    // The roles have loaded.
    await expect(await canvas.findByRole('button', { name: 'Moderate comment, Ines Okafor' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Moderate comment, Mara Lindqvist' })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: /^Moderate post/ }));
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Lock comments…']);
    await userEvent.click(items[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Lock the comments' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Something else' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Lock' }));
    await expect(await screen.findByRole('alertdialog', { name: 'The comments are locked.' })).toBeVisible();
  },
};

const forum = stageForum();

/** Neither closing the dialog nor an expired session loses the note and the tags. Cancel deletes them. */
export const KeepsNoteAndTags: Story = {
  parameters: flow,
  args: { onStart: forum.onStart },
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Moderate post/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit tags…' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit the tags' }));
      return {
        dialog,
        tags: dialog.getByRole('textbox', { name: 'Tags' }),
        note: dialog.getByRole('textbox', { name: /^Note to the member/ }),
      };
    };
    const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const logInAs = async (user: Session) => {
      forum.expire();
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^Moderate post/ })).toBeNull());
      forum.logIn(user);
    };
    const first = await open();
    const initialTags = (first.tags as HTMLInputElement).value;
    await userEvent.clear(first.tags);
    await userEvent.type(first.tags, 'charts');
    await userEvent.type(first.note, 'Half a thou');
    await logInAs(ines);
    await expectClosed();
    const other = await open();
    await expect(other.note).toHaveValue('');
    await expect(other.tags).toHaveValue(initialTags);
    await userEvent.keyboard('{Escape}');
    await expectClosed();

    await logInAs(admin);
    const again = await open();
    await expect(again.note).toHaveValue('Half a thou');
    await expect(again.tags).toHaveValue('charts');
    await userEvent.type(again.note, 'ght');
    await userEvent.keyboard('{Escape}');
    await expectClosed();

    const last = await open();
    await expect(last.note).toHaveValue('Half a thought');
    await userEvent.click(last.dialog.getByRole('button', { name: 'Cancel' }));
    await expectClosed();
    const cancelled = await open();
    await expect(cancelled.note).toHaveValue('');
    await expect(cancelled.tags).toHaveValue(initialTags);
  },
};

export const ForgetsSentNote: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Moderate post/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
      return within(await screen.findByRole('dialog', { name: 'Remove this post' }));
    };
    const dialog = await open();
    await userEvent.click(dialog.getByRole('radio', { name: 'Spam or advertising' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Note to the member/ }), 'Third time.');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Removed. The author has been told why.' });
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    await expect((await open()).getByRole('textbox', { name: /^Note to the member/ })).toHaveValue('');
  },
};

export const DecidedMeanwhile: Story = {
  parameters: {
    ...alsoOnAPhone,
    msw: {
      handlers: [
        roles,
        refused('post', '*/api/moderation/content', 409, 'The post is in News now. Look at it again.'),
        ...server.handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Moderate post/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move this post' });
    const [zone] = within(within(dialog).getByRole('radiogroup', { name: 'Zone' })).getAllByRole('radio');
    await userEvent.click(zone!);
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Off topic' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('The post is in News now.');
  },
};
