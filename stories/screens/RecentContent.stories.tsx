import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import { ScreenStage } from '../stage';
import { admin, hoursAgo, now, posts, users } from '../fixtures/community';
import { roles } from '../fixtures/contentModerator';
import { flow } from '../fixtures/flow';
import { neverResponds, plainServer, refused } from '../fixtures/server';
import { alsoOnAPhone, screenParameters } from '../fixtures/widths';

const server = plainServer({ posts, users });

const meta = {
  title: 'Screens/RecentContent',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/moderation/members/mara/content', now, reader: admin },
  parameters: { ...screenParameters, msw: { handlers: [roles, ...server.handlers] } },
  beforeEach: server.reset,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const written = [
  {
    kind: 'post',
    _id: 'a',
    text: 'Send one coin, get two',
    zone: 'Memes',
    postId: 'a',
    writtenOn: hoursAgo(1),
  },
  {
    kind: 'comment',
    _id: 'b',
    text: 'Only today, @[Ines](ines)!',
    zone: 'News',
    postId: 'chart',
    writtenOn: hoursAgo(2),
  },
  { kind: 'chat message', _id: 'c', text: 'Write to me for free coins', writtenOn: hoursAgo(3) },
];

const recent = http.get('*/api/moderation/members/:id/content', () =>
  HttpResponse.json(written, { headers: { 'X-Total-Count': '3' } }),
);

export const Written: Story = {
  parameters: { ...alsoOnAPhone, msw: { handlers: [roles, recent, ...server.handlers] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only today, @Ines!')).toBeVisible();
  },
};

/** Without a picture: it would be that of the story before, but where the focus returns depends on the machine. */
export const RemovedAndUndone: Story = {
  parameters: {
    ...flow,
    msw: {
      handlers: [
        roles,
        recent,
        http.post('*/api/moderation/members/:id/content', () =>
          HttpResponse.json({ changed: 3, remaining: 0 }),
        ),
        http.post('*/api/moderation/batches/:id/undo', () => HttpResponse.json({ changed: 3, remaining: 0 })),
        ...server.handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Only today, @Ines!')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove all…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove all' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Scam or fraud' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove 3' }));
    const alert = await screen.findByRole('alertdialog', { name: '3 removed.' });
    await userEvent.click(within(alert).getByRole('button', { name: 'Undo' }));
    const undone = await screen.findByRole('alertdialog', { name: '3 restored.' });
    await userEvent.click(within(undone).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(canvas.getByRole('list', { name: 'What was written' })).toBeVisible());
  },
};

export const ManyItems: Story = {
  parameters: {
    ...flow,
    msw: {
      handlers: [
        roles,
        http.get('*/api/moderation/members/:id/content', ({ request }) =>
          HttpResponse.json(
            written,
            new URL(request.url).searchParams.has('cursor')
              ? { headers: { 'X-Total-Count': '1000' } }
              : {
                  headers: {
                    'X-Total-Count': '1000',
                    'X-Total-Count-Capped': 'true',
                    Link: '</api/moderation/members/mara/content?cursor=c>; rel="next"',
                  },
                },
          ),
        ),
        ...server.handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^More than 1,000\. /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove all' });
    await expect(within(dialog).getByRole('button', { name: 'Remove all' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    // Counted again, after removals by another moderator.
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText(/^1,000 items\. /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove all…' }));
    await expect(await screen.findByRole('button', { name: 'Remove 1,000' })).toBeVisible();
  },
};

/** The connection broke after the first part, more than a minute ago. */
export const Continued: Story = {
  parameters: {
    ...flow,
    msw: {
      handlers: [
        roles,
        recent,
        http.post('*/api/moderation/members/:id/content', async ({ request }) => {
          const { batch } = (await request.json()) as { batch: string };
          first ??= batch;
          return batch === first
            ? HttpResponse.json(batchEnded, { status: 409 })
            : HttpResponse.json({ changed: 2, remaining: 0 });
        }),
        ...server.handlers,
      ],
    },
  },
  beforeEach: () => void (first = undefined),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove all…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove all' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Scam or fraud' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove 3' }));
    const text = '2 removed. Undo restores these, but not what was removed before the interruption.';
    const alert = await screen.findByRole('alertdialog', { name: text });
    await expect(within(alert).getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};
let first: string | undefined;
const batchEnded = { message: 'Start a new one.', details: [{ field: 'batch', message: 'It has ended.' }] };

export const RolesLoading: Story = {
  parameters: {
    ...flow,
    msw: { handlers: [neverResponds('get', '*/api/moderation/me'), ...server.handlers] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeInTheDocument();
    await expect(canvas.queryByText('Page not found')).toBeNull();
  },
};

export const RolesFailed: Story = {
  parameters: {
    msw: { handlers: [refused('get', '*/api/moderation/me', 500, 'Not now.'), ...server.handlers] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This list could not be loaded. Not now.',
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText('Page not found')).toBeNull();
  },
};
