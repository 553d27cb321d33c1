import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';

import { ScreenStage } from '../stage';
import { mara, now } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { cases } from '../fixtures/moderation';
import { moderationParameters, moderationServer } from '../fixtures/moderationServer';
import { neverResponds, refused } from '../fixtures/server';
import { stageForum } from '../fixtures/stageForum';

const server = moderationServer();
const { state } = server;
const forum = stageForum();

const meta = {
  title: 'Screens/ModerationQueue',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/moderation', now, reader: mara },
  parameters: { ...moderationParameters, msw: { handlers: server.handlers } },
  beforeEach: server.reset,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenCase: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Post: Scam or fraud/ }));
    await expect(await canvas.findByText(/He did the same in the chat/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove…' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Post: Scam or fraud/ });
    // Nothing is marked before the first key.
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(await canvas.findByRole('button', { name: 'Remove…' })).toBeVisible();
    await userEvent.keyboard('j');
    await expect(await canvas.findByText(/Omar is handling this case/)).toBeVisible();
    await userEvent.keyboard('k');
    await expect(await canvas.findByRole('button', { name: 'Remove…' })).toBeVisible();

    await userEvent.keyboard('r');
    await expect(await screen.findByRole('dialog', { name: 'Remove this post' })).toBeVisible();
    const reason = screen.getByRole('radio', { name: 'Scam or fraud' });
    await expect(reason).toBeChecked();
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));

    await waitFor(() => expect(state.sent).toEqual([{ kind: 'remove', reason: 'scam', version: 0 }]));
    // Hidden from role queries until the dialog has closed.
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    await expect(canvas.getByText('Removed. The author has been told why.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Post: Scam/ })).toBeNull());
    await userEvent.click(undo);
    await expect(await canvas.findByText('Undone.')).toBeVisible();
    await expect(state.sent.at(-1)).toBe('d1');
    await userEvent.keyboard('j');
    await expect(await canvas.findByRole('button', { name: /^Comment: Harassment/ })).toHaveFocus();
  },
};

/** Single keys disturb people who dictate (WCAG 2.1.4). */
export const KeysOff: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Post: Scam or fraud/ }));
    const remove = await canvas.findByRole('button', { name: 'Remove…' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Keyboard shortcuts' }));
    await expect(canvas.queryByText('Next, previous')).toBeNull();
    await userEvent.keyboard('jer');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(remove).toBeVisible();

    // The choice also applies to the next list.
    await userEvent.click(canvas.getByRole('tab', { name: 'Done' }));
    const keys = await canvas.findByRole('checkbox', { name: 'Keyboard shortcuts' });
    await expect(keys).not.toBeChecked();
    await userEvent.click(canvas.getByRole('tab', { name: 'Open' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Post: Scam or fraud/ }));
    await canvas.findByRole('button', { name: 'Remove…' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Keyboard shortcuts' }));
    await userEvent.keyboard('e');
    await expect(await screen.findByRole('dialog', { name: 'Keep it?' })).toBeVisible();
    // The member learns nothing of it, so it needs no reason.
    await expect(screen.queryByRole('radiogroup')).toBeNull();
  },
};

/** The member concerned sees no reports and no decisions. */
export const CaseAboutReader: Story = {
  parameters: flow,
  beforeEach: () => {
    const about = { member: mara.result, reports: 0, reasons: [], weight: 0 };
    state.open = [{ ...cases[0]!, ...about, decisions: [] }];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Post' })).toBeVisible();
    await expect(canvas.queryByText(/0 reports/)).toBeNull();
  },
};

/** Releases by other stories may arrive late. */
const releasing = { ...mara, token: 'of a story that counts releases' };
const released = () =>
  state.released
    .filter(({ authorization }) => authorization === `Bearer ${releasing.token}`)
    .map(({ id }) => id);

/** Heavier reports push it there while its dialog is open. */
export const OpenCaseOnNextPage: Story = {
  parameters: flow,
  args: { onStart: forum.onStart, reader: releasing },
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('button', { name: /^Post: Scam or fraud/ });
    await userEvent.click(heading);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove…' }));
    const note = await screen.findByRole('textbox', { name: /^Note to the member/ });
    await userEvent.type(note, 'Half a thou');
    state.open = [{ ...cases[2]!, _id: 'heavy', reasons: ['violence'], weight: 300 }, ...cases.slice(1)];
    await forum.refetch();
    await canvas.findByText('Chat message: Violence');

    await expect(note).toBeVisible();
    await userEvent.type(note, 'ght');
    await expect(note).toHaveValue('Half a thought');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(released()).toEqual([]);

    await userEvent.click(canvas.getByRole('button', { name: /^Post: Scam or fraud/ }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Post: Scam or fraud/ })).toBeNull());
    await waitFor(() => expect(released()).toEqual(['c1']));
  },
};

export const DecidedByAnotherModerator: Story = {
  parameters: flow,
  args: { onStart: forum.onStart, reader: releasing },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Post: Scam or fraud/ }));
    await canvas.findByRole('button', { name: 'Remove…' });
    state.isDecided = true;
    state.open = cases.slice(1);
    await forum.refetch();

    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Post: Scam or fraud/ })).toBeNull());
    await waitFor(() => expect(released()).toEqual(['c1']));
    const notice = canvas.getByText('The case has been decided meanwhile.');
    await expect(notice).toBeVisible();
    state.isDecided = false;
    await userEvent.click(canvas.getByRole('button', { name: /^Chat message/ }));
    await expect(await canvas.findByText(/Wrong room/)).toBeVisible();
    await expect(notice).not.toBeInTheDocument();

    state.isGone = true;
    state.open = [cases[1]!];
    await forum.refetch();
    await expect(await canvas.findByText('You can no longer see the case.')).toBeVisible();
  },
};

export const Appeals: Story = {
  parameters: flow,
  args: { at: '/moderation?list=appeals' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Review' })).toHaveAttribute(
      'href',
      '/decisions/d1',
    );
  },
};

export const Empty: Story = {
  parameters: flow,
  args: { at: '/moderation?list=mine' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You have not claimed any reports/)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    ...flow,
    msw: { handlers: [neverResponds('get', '*/api/moderation/cases'), ...server.handlers] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the reports...')).toBeInTheDocument();
  },
};

/** The last request of the queue. */
let requested: string | undefined;

export const NotAModerator: Story = {
  parameters: {
    ...flow,
    msw: {
      handlers: [
        http.get('*/api/moderation/me', () =>
          HttpResponse.json({ administrator: false, allZones: false, zones: [], permissions: [] }),
        ),
        http.get('*/api/moderation/cases', ({ request }) => void (requested = request.url)),
        ...server.handlers,
      ],
    },
  },
  beforeEach: () => void (requested = undefined),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only moderators can see the reports.')).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: 'Moderation' })).toBeNull();
    await expect(requested).toBeUndefined();
  },
};

export const RolesUnknown: Story = {
  parameters: {
    ...flow,
    msw: {
      handlers: [refused('get', '*/api/moderation/me', 500, 'Wait a moment.'), ...server.handlers],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The reports could not be loaded.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A role that was taken after it was loaded. */
export const RoleTaken: Story = {
  parameters: {
    ...flow,
    msw: {
      handlers: [
        refused('get', '*/api/moderation/cases', 403, 'Only moderators can do this.'),
        ...server.handlers,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Only moderators can do this.');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
};
