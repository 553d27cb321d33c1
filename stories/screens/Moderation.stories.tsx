import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import { mode } from '../../.storybook/modes';
import { ScreenStage } from '../stage';
import { ines, mara, now, posts, users } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { appealed, cases, decided, detailsOf, ownDecision } from '../fixtures/moderation';
import { member } from '../fixtures/member';
import { landscape } from '../fixtures/pictures';
import { profileServer } from '../fixtures/profileServer';
import { neverResponds, plainServer, refused } from '../fixtures/server';
import { stageForum } from '../fixtures/stageForum';

const account = profileServer(member);
const community = plainServer({ posts, users });
let open = [...cases];
let sent: unknown[] = [];
let isDecided = false;
let released: unknown[] = [];
const svg = decodeURIComponent(landscape.slice(landscape.indexOf(',') + 1));

const handlers = [
  http.get('*/api/moderation/me', () =>
    HttpResponse.json({
      administrator: false,
      allZones: true,
      zones: [],
      permissions: [
        'handle reports',
        'read the audit log',
        'review appeals',
        'warn members',
        'moderate chat and members',
      ],
    }),
  ),
  http.get('*/api/filters', () => HttpResponse.json({ blocked: [], words: [], hiddenPosts: [] })),
  http.get('*/api/moderation/cases', ({ request }) => {
    const list = new URL(request.url).searchParams.get('list');
    return HttpResponse.json(list === 'open' ? open : list === 'done' ? decided : []);
  }),
  http.get<{ id: string }>('*/api/moderation/cases/:id', ({ params }) => {
    const details = detailsOf(params.id);
    return HttpResponse.json(
      isDecided ? { ...details, case: { ...details.case, state: 'done', decisions: [] } } : details,
    );
  }),
  http.post<{ id: string }>('*/api/moderation/cases/:id/claim', ({ params }) =>
    params.id === 'c2'
      ? HttpResponse.json(
          { message: 'Omar is looking at this. You can decide when they leave it.', code: 'conflict' },
          { status: 409 },
        )
      : HttpResponse.json(cases[0]),
  ),
  http.delete<{ id: string }>('*/api/moderation/cases/:id/claim', ({ params }) => {
    released.push(params.id);
    return HttpResponse.json(cases[0]);
  }),
  http.post<{ id: string }>('*/api/moderation/cases/:id/decision', async ({ params, request }) => {
    sent.push(await request.json());
    open = open.filter(({ _id }) => _id !== params.id);
    return HttpResponse.json(decided[0]);
  }),
  http.post<{ id: string }>('*/api/moderation/content/restore/:id', ({ params }) => {
    sent.push(params.id);
    return HttpResponse.json({ message: 'Restored.' });
  }),
  http.get(
    '*/api/moderation/pictures/upload',
    () => new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml' } }),
  ),
  http.get('*/api/decisions/picture', () =>
    HttpResponse.json({
      ...appealed,
      target: 'picture',
      targetId: 'upload',
      reason: 'sexual',
      appeal: 'It is a landscape.',
      thing: { text: '', postId: 'p1', hidden: 'removed' },
    }),
  ),
  http.get('*/api/moderation/appeals', () => HttpResponse.json([appealed])),
  http.get('*/api/decisions', () => HttpResponse.json([ownDecision])),
  http.get('*/api/decisions/own', () => HttpResponse.json(ownDecision)),
  http.get('*/api/decisions/appealed', () => HttpResponse.json(appealed)),
  http.post('*/api/decisions/own/appeal', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({
      ...ownDecision,
      state: 'appealed',
      appeal: 'It was a joke.',
      appealedOn: ownDecision.decidedOn,
    });
  }),
];

const meta = {
  title: 'Screens/Moderation',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/moderation', now, reader: mara },
  parameters: {
    layout: 'fullscreen',
    chromatic: { modes: { ...mode('dark', 'phone'), ...mode('light', 'phone') } },
    msw: { handlers: [...handlers, ...account.handlers, ...community.handlers] },
  },
  beforeEach: () => {
    open = [...cases];
    sent = [];
    isDecided = false;
    community.reset();
  },
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const forum = stageForum();

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
    await userEvent.keyboard('j');
    await expect(await canvas.findByRole('button', { name: 'Remove…' })).toBeVisible();
    await userEvent.keyboard('j');
    await expect(await canvas.findByText(/Omar is looking at this/)).toBeVisible();
    await userEvent.keyboard('k');
    await expect(await canvas.findByRole('button', { name: 'Remove…' })).toBeVisible();

    await userEvent.keyboard('r');
    await expect(await screen.findByRole('dialog', { name: 'Remove this post' })).toBeVisible();
    const reason = screen.getByRole('radio', { name: 'Scam or fraud' });
    await expect(reason).toBeChecked();
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));

    await waitFor(() => expect(sent).toEqual([{ kind: 'remove', reason: 'scam', version: 0 }]));
    // Hidden from role queries until the dialog has closed.
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    await expect(canvas.getByText('Removed. The author has been told why.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Post: Scam/ })).toBeNull());
    await userEvent.click(undo);
    await expect(await canvas.findByText('Undone.')).toBeVisible();
    await expect(sent.at(-1)).toBe('d1');
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
  },
};

/** Heavier reports push it there while its dialog is open. */
export const OpenCaseOnNextPage: Story = {
  parameters: flow,
  args: { onStart: forum.onStart },
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('button', { name: /^Post: Scam or fraud/ });
    await userEvent.click(heading);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove…' }));
    const note = await screen.findByRole('textbox', { name: /^Note to the member/ });
    await userEvent.type(note, 'Half a thou');
    // The previous story's release arrives late.
    released = [];
    open = [{ ...cases[2]!, _id: 'heavy', reasons: ['violence'], weight: 300 }, ...cases.slice(1)];
    await forum.refetch();
    await canvas.findByText('Chat message: Violence');

    await expect(note).toBeVisible();
    await userEvent.type(note, 'ght');
    await expect(note).toHaveValue('Half a thought');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(released).toEqual([]);

    await userEvent.click(canvas.getByRole('button', { name: /^Post: Scam or fraud/ }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Post: Scam or fraud/ })).toBeNull());
    await waitFor(() => expect(released).toEqual(['c1']));
  },
};

export const DecidedByAnotherModerator: Story = {
  parameters: flow,
  args: { onStart: forum.onStart },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Post: Scam or fraud/ }));
    await canvas.findByRole('button', { name: 'Remove…' });
    // The previous story's release arrives late.
    released = [];
    isDecided = true;
    open = cases.slice(1);
    await forum.refetch();

    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Post: Scam or fraud/ })).toBeNull());
    await waitFor(() => expect(released).toEqual(['c1']));
    await userEvent.click(canvas.getByRole('button', { name: /^Chat message/ }));
    await expect(await canvas.findByText(/Wrong room/)).toBeVisible();
  },
};

export const TagsMissing: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Post: Scam or fraud/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit tags…' }));
    const tags = await screen.findByRole('textbox', { name: 'Tags' });
    await userEvent.click(screen.getByRole('button', { name: 'Save tags' }));
    await expect(await screen.findByText('Enter at least one tag.')).toBeVisible();
    await expect(sent).toEqual([]);

    await userEvent.type(tags, 'wallets');
    await userEvent.type(screen.getByRole('textbox', { name: /^Note to the member/ }), ' Off topic ');
    await userEvent.click(screen.getByRole('button', { name: 'Save tags' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { kind: 'edit tags', reason: 'scam', note: 'Off topic', tags: ['wallets'], version: 0 },
      ]),
    );
  },
};

/** Chromium shows `7-` as typed, but reports an empty value, like that of a permanent ban. */
export const UnreadableDays: Story = {
  parameters: {
    ...flow,
    msw: {
      handlers: [
        http.get('*/api/moderation/cases/:id', () => {
          const details = detailsOf('c1');
          return HttpResponse.json({ ...details, case: { ...details.case, decisions: ['ban'] } });
        }),
        ...handlers,
        ...account.handlers,
        ...community.handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Post: Scam or fraud/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ban…' }));
    const days = await screen.findByRole('spinbutton', { name: /Days/ });
    days.focus();
    // Types like a browser: `userEvent` leaves the field valid.
    document.execCommand('insertText', false, '7-');
    await expect(await screen.findByText('Enter a number of days, or nothing.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
    await expect(sent).toEqual([]);

    days.focus();
    document.execCommand('selectAll');
    document.execCommand('insertText', false, '7');
    await userEvent.click(screen.getByRole('button', { name: 'Decide' }));
    await waitFor(() => expect(sent).toEqual([{ kind: 'ban', reason: 'scam', version: 0, days: 7 }]));
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
    await waitFor(() => expect(sent).toHaveLength(1));
    await expectClosed();
    open = [...cases];
    await forum.refetch();
    await openCase();
    await expect((await openDialog()).note).toHaveValue('');
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
  parameters: { ...flow, msw: { handlers: [neverResponds('get', '*/api/moderation/cases')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the reports...')).toBeInTheDocument();
  },
};

export const NotAModerator: Story = {
  parameters: {
    ...flow,
    msw: { handlers: [refused('get', '*/api/moderation/cases', 403, 'Only moderators can do this.')] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Only moderators can do this.');
  },
};

export const OwnDecision: Story = {
  args: { at: '/decisions/own' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Removed: post' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Why do you disagree?' })).toBeVisible();
    await expect(canvas.getByText(/^Offers/).innerText.split('\n')).toHaveLength(2);
    const { bottom } = canvas.getByText('Moderators of this community decided this.').getBoundingClientRect();
    const steps = canvas.getByRole('list', { name: 'Where it stands' });
    await expect(steps.getBoundingClientRect().top - bottom).toBeGreaterThanOrEqual(24);
  },
};

export const Appealing: Story = {
  parameters: flow,
  args: { at: '/decisions/own' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Appeal' }));
    await expect(await canvas.findByText('Write why you disagree.')).toBeVisible();
    const why = canvas.getByRole('textbox', { name: 'Why do you disagree?' });
    await userEvent.type(why, `My key is ${'5f'.repeat(32)}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Appeal' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await expect(sent).toEqual([]);
    await userEvent.clear(why);
    await userEvent.type(why, 'It was a joke.');
    await userEvent.click(canvas.getByRole('button', { name: 'Appeal' }));

    await expect(await canvas.findByRole('heading', { name: 'Your appeal' })).toBeVisible();
    await expect(canvas.getByText('Appealed').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(sent).toEqual([{ version: 0, text: 'It was a joke.' }]);
  },
};

export const OwnDecisions: Story = {
  parameters: flow,
  args: { at: '/Users/mara?settings=open', site: { account: true } },
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: 'Moderators’ decisions' });
    await expect(within(section).getByRole('link', { name: 'Removed: post' })).toHaveAttribute(
      'href',
      '/decisions/d1',
    );
  },
};

export const UnderReview: Story = {
  args: { at: '/decisions/appealed', reader: ines },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Start the review' })).toBeVisible();
  },
};

/** The answer is forgotten once it is sent. */
export const KeepsAnswer: Story = {
  parameters: {
    ...flow,
    msw: {
      handlers: [
        http.get('*/api/decisions/appealed', () =>
          HttpResponse.json({ ...appealed, state: 'under review', reviewer: ines.result }),
        ),
        http.post('*/api/decisions/appealed/uphold', async ({ request }) => {
          sent.push(await request.json());
          return HttpResponse.json({ ...appealed, state: 'under review', reviewer: ines.result });
        }),
        ...handlers,
        ...account.handlers,
        ...community.handlers,
      ],
    },
  },
  args: { at: '/decisions/appealed', reader: ines, onStart: forum.onStart },
  play: async ({ canvas, userEvent }) => {
    const findAnswer = () => canvas.findByRole('textbox', { name: /^Answer to the member/ });
    await userEvent.type(await findAnswer(), 'It reads as an offer.');
    forum.expire();
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    forum.logIn(ines);
    await expect(await findAnswer()).toHaveValue('It reads as an offer.');

    await userEvent.click(canvas.getByRole('button', { name: 'Uphold' }));
    await waitFor(() => expect(sent).toEqual([{ version: 1, note: 'It reads as an offer.' }]));
    await waitFor(async () => expect(await findAnswer()).toHaveValue(''));
  },
};

export const RemovedPictureUnderReview: Story = {
  parameters: flow,
  args: { at: '/decisions/picture', reader: ines },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Moderators removed this picture.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the picture' }));
    const shown = await canvas.findByRole('img', { name: 'The removed picture' });
    await waitFor(() => expect((shown as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
  },
};

export const NoSuchDecision: Story = {
  parameters: {
    ...flow,
    msw: { handlers: [refused('get', '*/api/decisions/none', 404, 'There is no such decision.')] },
  },
  args: { at: '/decisions/none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/There is no such decision/)).toBeVisible();
  },
};
