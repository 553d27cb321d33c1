import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, waitFor, within } from 'storybook/test';

import { Button } from '../../ui/components/Button';
import { PostCard } from '../../ui/components/PostCard';
import { PostList } from '../../ui/components/PostList';
import type { PostView } from '../../ui/forum/entities';
import { KitProvider } from '../../ui/theme/KitProvider';
import { posts } from './samples';
import { ownWindow } from '../fixtures/docs';
import { flow } from '../fixtures/flow';
import { frame, resting } from '../fixtures/resting';

const meta = {
  title: 'Forum/PostList',
  component: PostList<PostView>,
  parameters: { layout: 'fullscreen', ...ownWindow },
  args: {
    'aria-label': 'Posts',
    posts: posts(10_000),
    onEndReached: fn(),
    renderPost: (post, itemProps) => (
      <PostCard {...itemProps} post={post} standing={{ score: post.noOfComments - 12 }} feed="other" />
    ),
  },
} satisfies Meta<typeof PostList<PostView>>;

export default meta;
type Story = StoryObj<typeof meta>;

const articles = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('article').length;

export const TenThousandPosts: Story = {
  parameters: flow,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('article', { name: /\(1\)$/ })).toHaveAttribute(
      'aria-setsize',
      '10000',
    );
    await expect(articles(canvasElement)).toBeLessThan(30);

    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await waitFor(() => expect(canvas.queryByRole('article', { name: /\(1\)$/ })).toBeNull());
    await expect(articles(canvasElement)).toBeLessThan(30);
  },
};

export const KeepsTheFocusedRow: Story = {
  parameters: flow,
  args: { posts: posts(60), hasMore: true },
  play: async ({ args, canvas }) => {
    window.scrollTo(0, 0);
    const link = await canvas.findByRole('link', { name: endsIn(1) });
    link.focus();

    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await waitFor(() => expect(canvas.queryByRole('article', { name: endsIn(2) })).toBeNull());
    await expect(link).toHaveFocus();

    window.scrollTo(0, document.documentElement.scrollHeight);
    const last = await canvas.findByRole('link', { name: endsIn(60) });
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledOnce());
    last.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    await canvas.findByRole('article', { name: endsIn(2) });
    await waitFor(() => expect(canvas.queryByRole('article', { name: endsIn(58) })).toBeNull());
    await expect(last).toHaveFocus();
    await expect(canvas.queryByRole('article', { name: endsIn(1) })).toBeVisible();
    await expect(args.onEndReached).toHaveBeenCalledOnce();
  },
};

/** A vote moves its post to the end. A double click must not vote on the post that takes its place. */
export const KeepsOrderAfterPress: Story = {
  parameters: flow,
  args: { posts: posts(3) },
  render: (args) => <MovesVotedToEnd {...args} />,
  play: async ({ canvas, userEvent }) => {
    const second = await canvas.findByRole('article', { name: endsIn(2) });

    await userEvent.click(within(second).getByRole('button', { name: 'Downvote' }));

    await expect(canvas.getByText('Voted: p-2')).toBeVisible();
    await expect(second).toHaveAttribute('aria-posinset', '2');
    await waitFor(() => expect(second).toHaveAttribute('aria-posinset', '3'), { timeout: 5_000 });
  },
};

export const LoadsMoreNearEnd: Story = {
  parameters: flow,
  args: { posts: posts(12), hasMore: true },
  play: async ({ args, canvas }) => {
    const first = await canvas.findByRole('article', { name: /\(1\)$/ });
    await expect(first).toHaveAttribute('aria-setsize', '-1');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(args.onEndReached).toHaveBeenCalledOnce());
  },
};

export const LoadingMore: Story = {
  args: { posts: posts(2), hasMore: true, isLoadingMore: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Loading more posts...')).toBeInTheDocument();
    await expect(args.onEndReached).not.toHaveBeenCalled();
  },
};

export const End: Story = {
  args: { posts: posts(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have seen it all.')).toBeVisible();
  },
};

export const RestoresScrollHeight: Story = {
  parameters: flow,
  args: { posts: posts(60), restoreKey: 'story' },
  render: (args) => <LeaveAndReturn {...args} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: /\(1\)$/ });
    window.scrollTo(0, 2400);
    await waitFor(() => expect(canvas.queryByRole('article', { name: /\(1\)$/ })).toBeNull());
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(4));
    // Rows are measured; the estimate was 190 px each.
    await waitFor(() => expect(canvas.getByRole('feed').offsetHeight).not.toBe(60 * 190));
    const feed = canvas.getByRole('feed');
    const height = await resting(() => feed.offsetHeight);

    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(canvas.queryByRole('feed')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await expect(canvas.getByRole('feed').offsetHeight).toBe(height);
  },
};

export const PageKeys: Story = {
  parameters: flow,
  render: (args) => (
    <>
      <Button>Before</Button>
      <PostList {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const post = (place: number) => canvas.findByRole('article', { name: endsIn(place) });
    const hasFocus = (place: number) =>
      waitFor(() => expect(canvas.getByRole('article', { name: endsIn(place) })).toHaveFocus());
    window.scrollTo(0, 0);
    const first = await post(1);
    first.querySelector('a')?.focus();

    await userEvent.keyboard('{PageDown}');
    await hasFocus(2);
    for (const place of [3, 4, 5, 6, 7, 8, 9]) {
      // Rendered once the list has scrolled.
      await post(place);
      await userEvent.keyboard('{PageDown}');
      await hasFocus(place);
    }
    await userEvent.keyboard('{PageUp}');
    await hasFocus(8);

    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();

    (await post(args.posts?.length ?? 0)).focus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(canvas.getByRole('button', { name: 'Before' })).toHaveFocus();
  },
};

const endsIn = (place: number) => new RegExp(`\\(${place}\\)$`);

/** Rows of a rendered page are in the flow. They stay mounted and in place when the list becomes virtual. */
export const TakesOverRenderedRows: Story = {
  parameters: flow,
  args: { posts: posts(12) },
  render: () => <main />,
  play: async ({ args, canvasElement }) => {
    const page = canvasElement.querySelector('main')!;
    const list = (
      <KitProvider>
        <PostList {...args} />
      </KitProvider>
    );
    page.innerHTML = renderToString(list);
    const feed = within(page).getByRole('feed');
    const link = within(page).getByRole('link', { name: endsIn(5) });
    link.scrollIntoView();
    link.focus();
    const { top } = link.getBoundingClientRect();
    const { offsetHeight } = feed;
    const onRecoverableError = fn();

    const root = hydrateRoot(page, list, { onRecoverableError });

    await waitFor(() => {
      window.dispatchEvent(new Event('scroll'));
      return expect(feed).toHaveAttribute('data-virtual');
    });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeCloseTo(top, 0);
    await expect(feed.offsetHeight).toBe(offsetHeight);
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
  },
};

/** Taking over the rows renders the whole list, which would delay the first screen. */
export const StaysInTheFlowUntilScrolled: Story = {
  parameters: flow,
  args: { posts: posts(20) },
  render: () => <main />,
  play: async ({ args, canvasElement }) => {
    window.scrollTo(0, 0);
    // Its scroll event comes with the next frame.
    await frame();
    const page = canvasElement.querySelector('main')!;
    const list = (
      <KitProvider>
        <PostList {...args} />
      </KitProvider>
    );
    page.innerHTML = renderToString(list);
    const feed = within(page).getByRole('feed');
    const root = hydrateRoot(page, list);
    await idle();
    await idle();
    await expect(feed).not.toHaveAttribute('data-virtual');

    window.scrollTo(0, 10);

    await waitFor(() => expect(feed).toHaveAttribute('data-virtual'));
    root.unmount();
  },
};

/** Readers without scripts follow the link. Scripts load more on scroll instead. */
export const LinksToNextPage: Story = {
  parameters: flow,
  args: { posts: posts(2), hasMore: true, nextHref: '/memes?cursor=next' },
  render: () => <main />,
  play: async ({ args, canvasElement }) => {
    const page = canvasElement.querySelector('main')!;
    const list = (
      <KitProvider>
        <PostList {...args} />
      </KitProvider>
    );
    page.innerHTML = renderToString(list);
    const link = within(page).getByRole('link', { name: 'Next page' });
    await expect(link).toHaveAttribute('href', '/memes?cursor=next');
    await expect(link).toHaveAttribute('rel', 'next');
    const [first] = within(page).getAllByRole('link');
    const place = first?.getBoundingClientRect().top;
    const onRecoverableError = fn();

    const root = hydrateRoot(page, list, { onRecoverableError });

    await waitFor(() => expect(link).not.toBeInTheDocument());
    await expect(first?.getBoundingClientRect().top).toBe(place);
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
  },
};

export const BeginsLater: Story = {
  args: { posts: posts(2), firstHref: '/memes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '/memes');
  },
};

const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));

function LeaveAndReturn(args: Parameters<typeof PostList<PostView>>[0]) {
  const [isHere, setIsHere] = useState(true);
  return (
    <>
      <Button onClick={() => setIsHere(!isHere)}>{isHere ? 'Leave' : 'Return'}</Button>
      {isHere ? <PostList {...args} /> : null}
    </>
  );
}

function MovesVotedToEnd({ posts: given = [], ...args }: Parameters<typeof PostList<PostView>>[0]) {
  const [voted, setVoted] = useState<PostView>();
  return (
    <>
      <p>Voted: {voted?._id}</p>
      <PostList
        {...args}
        posts={voted ? [...given.filter((post) => post !== voted), voted] : given}
        renderPost={(post, itemProps) => (
          <PostCard
            {...itemProps}
            post={post}
            standing={{ score: 0 }}
            feed="other"
            onVote={() => setVoted(post)}
          />
        )}
      />
    </>
  );
}

export const Loading: Story = {
  parameters: flow,
  args: { posts: undefined, loadingText: 'Loading swaps...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading swaps...');
  },
};

export const Empty: Story = {
  parameters: flow,
  args: { posts: [], empty: 'Nothing to swap yet.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to swap yet.')).toBeVisible();
    await expect(canvas.queryByRole('feed')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: flow,
  args: { posts: undefined, error: 'The server cannot be reached.', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NextPageFailed: Story = {
  parameters: flow,
  args: { posts: posts(2), hasMore: true, moreError: 'The server cannot be reached.' },
  play: async ({ args, canvas, userEvent }) => {
    // It is requested again only when the reader says so.
    await expect(args.onEndReached).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onEndReached).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('You have seen it all.')).toBeNull();
  },
};
