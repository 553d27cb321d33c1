import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';

import { ScreenStage } from '../stage';
import { admin, ines, mara, now, posts, users } from '../fixtures/community';
import { everyMedium, longWords, muchDiscussed } from '../fixtures/extremes';
import { flow } from '../fixtures/flow';
import { prices } from '../fixtures/markets';
import { reactPropsOf } from '../fixtures/reactProps';
import { plainServer, refused, neverResponds, waitsAnHour } from '../fixtures/server';
import { stageForum } from '../fixtures/stageForum';
import { alsoOnAPhone, screenParameters } from '../fixtures/widths';

const server = plainServer({ posts, users });
const forum = stageForum();
const extremes = {
  msw: { handlers: plainServer({ posts: [everyMedium, longWords, muchDiscussed] }).handlers },
};

const { comment: discussion = [] } = muchDiscussed;

const meta = {
  title: 'Screens/PostDetails',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/Posts/chart', now },
  parameters: { ...screenParameters, msw: { handlers: server.handlers } },
  beforeEach: server.reset,
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^The chart that .* once and for all$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '2 Comments' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'create your own post' })).toHaveAttribute(
      'href',
      '/CreatePost',
    );
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [neverResponds('get', '*/posts/get')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Loading Post...' })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { at: '/Posts/nothing' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No post found with this ID. It might have been deleted or never existed.'),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refused('get', '*/posts/get', 500, 'The database is asleep.')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The database is asleep.');
  },
};

export const NoComments: Story = {
  args: { at: '/Posts/footnote', reader: ines },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '0 Comments' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Comments' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Write a comment' })).toBeVisible();
  },
};

export const Shared: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Link Copied! Share this post: https://alphazone.example/Posts/chart',
    );
  },
};

export const GuestComments: Story = {
  parameters: flow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Write a comment' }), 'Me too');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));

    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('Login or Signup to post a comment');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toBeVisible();
  },
};

export const BlankComment: Story = {
  args: { reader: ines },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Write a comment' }), '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Enter a comment before submitting',
    );
  },
};

export const MemberComments: Story = {
  args: { reader: ines },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Write a comment' });
    const [comment] = within(canvas.getByRole('list', { name: 'Comments' })).getAllByRole('listitem');
    // Code that loads late may re-render the comments once. A key press must not.
    await waitFor(async () => {
      const before = reactPropsOf(comment);
      await userEvent.type(field, 'x');
      await expect(reactPropsOf(comment)).toBe(before);
    });
    await userEvent.clear(field);
    await userEvent.type(field, '  Turned it. It helps.  ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));

    await expect(await canvas.findByRole('heading', { name: '3 Comments' })).toBeVisible();
    await expect(canvas.getByText('Turned it. It helps.', { selector: 'li *' })).toBeInTheDocument();
    await waitFor(() => expect(field).toHaveValue(''));
    // Pending comments are faded.
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: 'Comments' }).querySelector('[aria-busy]')).toBeNull(),
    );
  },
};

export const CommentRefused: Story = {
  args: { reader: ines },
  parameters: {
    msw: { handlers: [refused('post', '*/comment/:id', 500, 'Not today.'), ...server.handlers] },
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Write a comment' });
    await userEvent.type(field, 'Turned it.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Failed to post comment: Not today.',
    );
    await expect(field).toHaveValue('Turned it.');
    await expect(await canvas.findByText('2 Comments')).toBeInTheDocument();
  },
};

/** Written offline. */
export const CommentWaits: Story = {
  args: {
    reader: ines,
    // It starts the outbox.
    hasFrame: true,
    outbox: [
      {
        key: 'waiting',
        kind: 'comment',
        createdOn: now,
        payload: {
          postId: 'chart',
          commentBody: 'Written in a tunnel, without a connection.',
          userCommented: ines.result.name,
          noOfComments: 3,
        },
      },
    ],
  },
  parameters: {
    ...alsoOnAPhone,
    msw: { handlers: [http.post('*/comment/*', waitsAnHour), prices, ...server.handlers] },
  },
  play: async ({ canvas }) => {
    const text = await canvas.findByText('Written in a tunnel, without a connection.');
    const comment = text.closest('li')!;
    await expect(within(comment).getByText('Waiting to be sent')).toBeVisible();
    await expect(await within(comment).findByRole('button', { name: 'Cancel' })).toBeVisible();
    // It makes the page longer.
    await canvas.findByText('1 change is waiting to be sent.');
    comment.scrollIntoView({ block: 'center' });
  },
};

export const MemberMentions: Story = {
  args: { reader: ines },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Write a comment' });
    await userEvent.type(field, 'Ask @mar');
    await canvas.findByRole('option', { name: /mara/, selected: true });
    await userEvent.keyboard('{Enter}');

    await expect(field).toHaveValue('Ask @mara ');
  },
};

export const CommenterDeletes: Story = {
  args: { reader: ines },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(
      'Are you sure you want to delete this comment? This action cannot be undone.',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(canvas.getByRole('heading', { name: '1 Comment' })).toHaveFocus());
  },
};

export const CommentDeletionAnnounced: Story = {
  parameters: flow,
  args: { reader: ines, hasFrame: true },
  play: async (context) => {
    await CommenterDeletes.play?.(context);
    await expect(await context.canvas.findByText('Comment deleted.')).toBeVisible();
    await expect(context.canvas.getByText('Comment deleted.').closest('[role=status]')).not.toBeNull();
  },
};

export const AuthorCancelsDeletion: Story = {
  parameters: flow,
  args: { reader: mara },
  play: async ({ canvas, userEvent }) => {
    const [deletePost] = await canvas.findAllByRole('button', { name: 'Delete' });
    await userEvent.click(deletePost!);
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent(
      'Are you sure you want to delete this post? This action cannot be undone.',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));

    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('The chart');
  },
};

export const AuthorDeletes: Story = {
  parameters: flow,
  args: { reader: mara, hasFrame: true },
  play: async ({ canvas, userEvent }) => {
    const [deletePost] = await canvas.findAllByRole('button', { name: 'Delete' });
    await userEvent.click(deletePost!);
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));

    await expect(await canvas.findByRole('heading', { level: 1, name: 'Memes' })).toBeInTheDocument();
    await expect(await canvas.findByText('2 Posts')).toBeInTheDocument();
    await expect(canvas.getByText('Post deleted.')).toBeVisible();
    await expect(canvas.getByText('Post deleted.').closest('[role=status]')).not.toBeNull();
  },
};

let isDeleted = false;

/** As when the author returns to the window before the response. */
export const RefetchDuringDeletion: Story = {
  parameters: {
    ...flow,
    msw: {
      handlers: [
        http.get('*/posts/get', () => (isDeleted ? HttpResponse.json([]) : undefined)),
        http.delete('*/posts/delete/:id', async () => {
          isDeleted = true;
          await forum.refetch();
        }),
        ...server.handlers,
      ],
    },
  },
  args: { reader: mara, onStart: forum.onStart },
  beforeEach: () => void (isDeleted = false),
  play: async ({ canvas, userEvent }) => {
    const [deletePost] = await canvas.findAllByRole('button', { name: 'Delete' });
    await userEvent.click(deletePost!);
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));

    await expect(await canvas.findByRole('heading', { level: 1, name: 'Memes' })).toBeVisible();
  },
};

export const DeletionRefused: Story = {
  parameters: {
    ...flow,
    msw: { handlers: [refused('delete', '*/posts/delete/:id', 403, 'Not today.'), ...server.handlers] },
  },
  args: { reader: mara },
  play: async ({ canvas, userEvent }) => {
    const [deletePost] = await canvas.findAllByRole('button', { name: 'Delete' });
    await userEvent.click(deletePost!);
    const question = await screen.findByRole('alertdialog', { name: /^Are you sure/ });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Failed to delete post: Not today.' });
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));

    // The pressed button was inert during the deletion, so the heading receives the focus.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const Administrator: Story = {
  args: { reader: admin, site: { adminUserId: 'admin' }, at: '/Posts/rules' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Unpin Post' })).toBeVisible();
    await expect(canvas.getByText('includes a boost of 100')).toBeVisible();
  },
};

export const Author: Story = {
  args: { reader: mara },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Delete' })).toHaveLength(2);
  },
};

export const WithManyComments: Story = {
  args: { at: '/Posts/discussed', reader: ines },
  parameters: extremes,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '60 Comments' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Comments' }).children).toHaveLength(60);
  },
};

export const MoreComments: Story = {
  args: { at: '/Posts/discussed', reader: ines },
  parameters: {
    msw: {
      handlers: [
        http.get('*/posts/get', () =>
          HttpResponse.json([{ ...muchDiscussed, comment: discussion.slice(0, 3), commentCursor: '3' }], {
            headers: { 'X-Total-Count': '1' },
          }),
        ),
        http.get('*/api/posts/discussed/comments', () =>
          HttpResponse.json(discussion.slice(3, 5), {
            headers: {
              'X-Total-Count': String(discussion.length),
              Link: '</api/posts/discussed/comments?cursor=5>; rel="next"',
            },
          }),
        ),
        ...extremes.msw.handlers,
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more comments' }));

    const list = canvas.getByRole('list', { name: 'Comments' });
    await waitFor(() => expect(list.children).toHaveLength(5));
    await waitFor(() => expect(list.children[3]).toHaveFocus());
    await expect(canvas.getByRole('heading', { name: '60 Comments' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show more comments' })).toBeEnabled();
  },
};

export const WithEveryMedium: Story = {
  args: { at: '/Posts/media' },
  parameters: extremes,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unsupported media type: application/pdf')).toBeInTheDocument();
    await expect(await canvas.findByText('This picture is not available.')).toBeInTheDocument();
  },
};

export const WithLongWords: Story = {
  args: { at: '/Posts/long' },
  parameters: extremes,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: longWords.postTitle })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
