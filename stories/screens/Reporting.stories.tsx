import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';

import { mode } from '../../.storybook/modes';
import { ScreenStage } from '../stage';
import { ines, mara, now, posts, users } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { member } from '../fixtures/member';
import { profileServer } from '../fixtures/profileServer';
import { neverResponds, plainServer } from '../fixtures/server';
import { stageForum } from '../fixtures/stageForum';

const account = profileServer(member);
const community = plainServer({ posts, users });
let sent: unknown[] = [];

const reports = http.post('*/api/reports', async ({ request }) => {
  sent.push(await request.json());
  const report = {
    target: 'post',
    id: posts[0]?._id,
    reason: 'scam',
    reportedOn: new Date(now).toISOString(),
  };
  return HttpResponse.json(sent.length > 1 ? { ...report, isRepeated: true } : report);
});

const handlers = [
  reports,
  http.get('*/api/filters', () => HttpResponse.json({ blocked: [], words: [], hiddenPosts: [] })),
  ...account.handlers,
  ...community.handlers,
];

const meta = {
  title: 'Screens/Reporting',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/memes', now, reader: mara },
  parameters: {
    layout: 'fullscreen',
    chromatic: { modes: { ...mode('dark', 'phone'), ...mode('light', 'phone') } },
    msw: { handlers },
  },
  beforeEach: () => {
    sent = [];
    community.reset();
  },
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoReason: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^More about/ }))[0]!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report…' }));
    await expect(await screen.findByRole('dialog', { name: 'Report this post' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    await expect(await screen.findByText('Choose a reason.')).toBeVisible();
  },
};

const pictured = plainServer({
  users,
  posts: posts.map((post) => ({
    ...post,
    mediaUrls: [{ url: '/media/00000000-0000-4000-8000-000000000000.png', type: 'image/png' }],
  })),
});

export const ReportsOfAPostAreTogether: Story = {
  args: { at: `/Posts/${posts.find(({ userId }) => userId === ines.result._id)?._id}` },
  parameters: { ...flow, msw: { handlers: [...pictured.handlers, ...handlers] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^More about “/ }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Report the picture…',
      'Report…',
      'Block Ines Okafor',
    ]);
  },
};

/** Unknown whether it was stored. */
export const StaysOpenWhileReporting: Story = {
  parameters: {
    ...flow,
    msw: { handlers: [neverResponds('post', '*/api/reports'), ...handlers] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^More about/ }))[0]!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report…' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Scam or fraud' }));
    const button = screen.getByRole('button', { name: 'Report' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{Escape}');

    await expect(screen.getByRole('dialog', { name: 'Report this post' })).toBeVisible();
  },
};

/** A second press would report twice. */
export const BusyDuringTheQuestion: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^More about/ }))[0]!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report…' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Scam or fraud' }));
    await userEvent.click(screen.getByRole('textbox', { name: /^What should they know/ }));
    await userEvent.paste(
      'abandon ability able about above absent absorb abstract absurd abuse access accident',
    );
    const button = screen.getByRole('button', { name: 'Report' });
    await userEvent.click(button);
    const back = await screen.findByRole('button', { name: 'Back' });
    await expect(button).toHaveAttribute('aria-busy', 'true');

    await userEvent.click(back);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    await expect(sent).toEqual([]);
  },
};

export const Reported: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    const report = async () => {
      await userEvent.click((await canvas.findAllByRole('button', { name: /^More about/ }))[0]!);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Report…' }));
      await userEvent.click(await screen.findByRole('radio', { name: 'Scam or fraud' }));
      await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    };
    await report();
    await expect(await screen.findByText(/A moderator will review it/)).toBeVisible();
    await userEvent.click((await screen.findAllByRole('button', { name: 'Close' })).at(-1)!);
    await report();
    await expect(await screen.findByText(/You have reported this already/)).toBeVisible();
    await expect(sent[0]).toMatchObject({ target: 'post', reason: 'scam' });
  },
};

const forum = stageForum();

/** The dialog must be closed for the log-in: then even Cancel keeps its text. */
export const KeepsText: Story = {
  parameters: flow,
  args: { onStart: forum.onStart },
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click((await canvas.findAllByRole('button', { name: /^More about/ }))[0]!);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Report…' }));
      return screen.findByRole('textbox', { name: /^What should they know/ });
    };
    const cancel = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await userEvent.type(await open(), 'He asked me for a phrase.');
    forum.expire();
    await cancel();
    forum.logIn(mara);
    await expect(await open()).toHaveValue('He asked me for a phrase.');

    await cancel();
    const text = await open();
    await expect(text).toHaveValue('');
    await userEvent.type(text, 'He did it again.');
    await userEvent.click(screen.getByRole('radio', { name: 'Scam or fraud' }));
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    await expect(await screen.findByText(/A moderator will review it/)).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await open()).toHaveValue('');
  },
};

export const ClosesForAnotherUser: Story = {
  parameters: flow,
  args: { onStart: forum.onStart },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^More about/ }))[0]!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report…' }));
    await userEvent.type(await screen.findByRole('textbox'), 'Mara’s words');

    forum.logOut();
    forum.logIn(ines);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click((await canvas.findAllByRole('button', { name: /^More about/ }))[0]!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report…' }));
    await expect(await screen.findByRole('textbox')).toHaveValue('');
  },
};
