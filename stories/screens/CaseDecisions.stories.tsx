import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import { ScreenStage } from '../stage';
import { mara, now } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { cases, detailsOf } from '../fixtures/moderation';
import { moderationParameters, moderationServer } from '../fixtures/moderationServer';
import { neverResponds } from '../fixtures/server';
import { stageForum } from '../fixtures/stageForum';

const server = moderationServer();
const { state } = server;
const forum = stageForum();

const meta = {
  title: 'Screens/CaseDecisions',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/moderation', now, reader: mara },
  parameters: { ...moderationParameters, msw: { handlers: server.handlers } },
  beforeEach: server.reset,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TagsMissing: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Post: Scam or fraud/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit tags…' }));
    const tags = await screen.findByRole('textbox', { name: 'Tags' });
    await userEvent.click(screen.getByRole('button', { name: 'Save tags' }));
    await expect(await screen.findByText('Enter at least one tag.')).toBeVisible();
    await expect(state.sent).toEqual([]);

    await userEvent.type(tags, 'wallets');
    await userEvent.type(screen.getByRole('textbox', { name: /^Note to the member/ }), ' Off topic ');
    await userEvent.click(screen.getByRole('button', { name: 'Save tags' }));
    await waitFor(() =>
      expect(state.sent).toEqual([
        { kind: 'edit tags', reason: 'scam', note: 'Off topic', tags: ['wallets'], version: 0 },
      ]),
    );
  },
};

export const TagsLoading: Story = {
  parameters: { ...flow, msw: { handlers: [neverResponds('get', '*/posts/get'), ...server.handlers] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Post: Scam or fraud/ }));
    const button = await canvas.findByRole('button', { name: 'Edit tags…' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** Enter alone never bans for good. */
export const Duration: Story = {
  parameters: {
    ...flow,
    msw: {
      handlers: [
        http.get('*/api/moderation/cases/:id', () => {
          const details = detailsOf('c1');
          return HttpResponse.json({ ...details, case: { ...details.case, decisions: ['ban'] } });
        }),
        ...server.handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Post: Scam or fraud/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ban…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ban the member?' }));
    await expect(dialog.getByRole('radio', { name: '3 days' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Ban' }));
    await waitFor(() => expect(state.sent).toEqual([{ kind: 'ban', reason: 'scam', version: 0, days: 3 }]));
  },
};

/** An expired session does not lose the note and the tags. Cancel deletes them, and so does the decision. */
export const KeepsNoteAndTags: Story = {
  parameters: flow,
  args: { onStart: forum.onStart },
  play: async ({ canvas, userEvent }) => {
    const openDialog = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Edit tags…' }));
      return {
        tags: await screen.findByRole('textbox', { name: 'Tags' }),
        note: screen.getByRole('textbox', { name: /^Note to the member/ }),
      };
    };
    const openCase = async () =>
      userEvent.click(await canvas.findByRole('button', { name: /^Post: Scam or fraud/ }));
    const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openCase();
    const first = await openDialog();
    await userEvent.type(first.tags, 'wallets');
    await userEvent.type(first.note, 'Half a thought');
    forum.expire();
    await expectClosed();
    forum.logIn(mara);
    await openCase();
    const again = await openDialog();
    await expect(again.tags).toHaveValue('wallets');
    await expect(again.note).toHaveValue('Half a thought');

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expectClosed();
    const cancelled = await openDialog();
    await expect(cancelled.note).toHaveValue('');
    await userEvent.type(cancelled.tags, 'wallets');
    await userEvent.type(cancelled.note, 'A thought');
    await userEvent.click(screen.getByRole('button', { name: 'Save tags' }));
    await waitFor(() => expect(state.sent).toHaveLength(1));
    await expectClosed();
    state.open = [...cases];
    await forum.refetch();
    await openCase();
    await expect((await openDialog()).note).toHaveValue('');
  },
};

/** The open dialog keeps the note, and its letters do not act as keys. */
export const DecidedWhileTyping: Story = {
  args: { onStart: forum.onStart },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Post: Scam or fraud/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove…' }));
    const note = await screen.findByRole('textbox', { name: /^Note to the member/ });
    await userEvent.type(note, 'Half a thou');
    state.isDecided = true;
    state.open = cases.slice(1);
    await forum.refetch();

    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'This has been decided meanwhile, so your decision cannot be sent.',
    );
    await userEvent.keyboard('ght, just read it');
    await expect(screen.getByRole('dialog', { name: 'Remove this post' })).toBeVisible();
    await expect(note).toHaveValue('Half a thought, just read it');
    await expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    // Enter in a field submits a form.
    screen.getByRole<HTMLInputElement>('radio', { name: 'Spam or advertising' }).form?.requestSubmit();
    await expect(state.sent).toEqual([]);
  },
};

export const ClosesDecidedCase: Story = {
  ...DecidedWhileTyping,
  parameters: flow,
  play: async (context) => {
    await DecidedWhileTyping.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Post: Scam/ })).toBeNull());
    await userEvent.keyboard('r');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

let hasConnection = false;

/** Only a refused claim hides the decisions. */
export const ClaimFailed: Story = {
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/moderation/cases/c1/claim', () =>
          hasConnection ? HttpResponse.json(cases[0]) : HttpResponse.error(),
        ),
        ...server.handlers,
      ],
    },
  },
  beforeEach: () => {
    hasConnection = false;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Post: Scam or fraud/ }));
    await expect(
      await canvas.findByText(/^Other moderators do not see that you have opened this/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove…' })).toBeVisible();
  },
};

export const ClaimsAgain: Story = {
  ...ClaimFailed,
  parameters: { ...ClaimFailed.parameters, ...flow },
  play: async (context) => {
    await ClaimFailed.play?.(context);
    const { canvas, userEvent } = context;
    hasConnection = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/^Other moderators do not see/)).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Remove…' })).toBeVisible();
  },
};

export const ClaimRefused: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Comment: Harassment/ }));
    await expect(await canvas.findByText(/Omar is handling this case/)).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Decide' })).toBeNull();
    await userEvent.keyboard('r');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
