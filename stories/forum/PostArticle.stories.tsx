import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { CommentForm } from '../../ui/components/CommentForm';
import { CommentList } from '../../ui/components/CommentList';
import { Link } from '../../ui/components/Link';
import { PostArticle } from '../../ui/components/PostArticle';
import { comments, longWord, media, post, searchPeople } from './samples';
import { alsoOnAPhone } from '../fixtures/widths';

const meta = {
  title: 'Forum/PostArticle',
  component: PostArticle,
  parameters: alsoOnAPhone,
  args: {
    post: { ...post, mediaUrls: [media.dawn, media.spiral, media.video] },
    standing: { score: 142, boost: 100, myVote: 'upVote' },
    onVote: fn(),
    onShare: fn(),
    bottom: (
      <>
        See other posts tagged <Link href="/Tags?tag=bitcoin">bitcoin</Link> or{' '}
        <Link href="/CreatePost">create your own post</Link>.
      </>
    ),
  },
} satisfies Meta<typeof PostArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForOtherMember: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(post.postTitle);
    await expect(canvas.getByText('includes a boost of 100')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};

export const ForAuthor: Story = {
  args: { onDelete: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const WithComments: Story = {
  args: {
    post,
    children: (
      <>
        <CommentForm
          author={{ name: 'Ada Lovelace' }}
          onSubmit={() => Promise.resolve(true)}
          search={searchPeople}
        />
        <CommentList comments={comments} currentUserId="u-2" onDelete={fn()} />
      </>
    ),
  },
};

export const OnlyText: Story = {
  args: { post: { ...post, postTags: [], pinned: true }, standing: { score: 0 } },
};

export const Deleting: Story = {
  args: { isDeleting: true, onDelete: fn() },
  // A post that is being deleted is faded and inert, so low contrast is acceptable.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

export const LongWords: Story = {
  args: {
    post: { ...post, postTitle: longWord, postBody: longWord, userPosted: longWord, postTags: [longWord] },
    standing: { score: 1_234_567, boost: 10_000 },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
