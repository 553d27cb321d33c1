import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { AdminPostTools } from '../../ui/components/AdminPostTools';
import { PostCard } from '../../ui/components/PostCard';
import { longWord, media, post } from './samples';
import { flow } from '../fixtures/flow';
import { largeText } from '../fixtures/largeText';
import { alsoOnAPhone } from '../fixtures/widths';

const meta = {
  title: 'Forum/PostCard',
  component: PostCard,
  args: { post, standing: { score: 128 }, onVote: fn(), onShare: fn() },
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const card = canvas.getByRole('article', { name: /^The halving is behind us/ });
    await expect(card).toHaveTextContent('24 comments');
    await expect(canvas.getByRole('link', { name: /^The halving/ })).toHaveAttribute('href', '/Posts/p-1');
    await expect(canvas.getByRole('link', { name: 'Grace Hopper' })).toHaveAttribute('href', '/Users/u-1');

    await userEvent.click(canvas.getByRole('button', { name: 'Upvote' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onVote).toHaveBeenCalledWith('upVote');
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};

export const WholeCardIsLink: Story = {
  parameters: flow,
  play: async ({ canvas }) => {
    const excerpt = canvas.getByText(/^Fees spiked/).getBoundingClientRect();
    const target = document.elementFromPoint(excerpt.left + 20, excerpt.top + 5);
    await expect(target).toBe(canvas.getByRole('link', { name: /^The halving/ }));
  },
};

export const LinksAreAboveTheWholeCard: Story = {
  parameters: flow,
  args: { post: { ...post, category: 'Memes' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    for (const part of card.querySelectorAll('a:not(h2 > a), button, time')) {
      const { left, top, width, height } = part.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(part.contains(hit), part.outerHTML).toBe(true);
    }
  },
};

export const LargeText: Story = {
  ...largeText,
  play: async ({ canvas, canvasElement }) => {
    const author = canvas.getByRole('link', { name: 'Grace Hopper' }).getBoundingClientRect();
    const time = canvasElement.querySelector('time')!.getBoundingClientRect();
    await expect(time.top).toBeGreaterThanOrEqual(author.bottom);
  },
};

/** A browser may paint a rendered page when it has parsed only the opening `<h2>`, or the first icon of the actions. */
export const KeepsPlaceWhileParsed: Story = {
  parameters: flow,
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getByRole('article');
    for (const [moved, last] of [
      ['h2', 'h2'],
      ['div:has(> a > svg)', 'a > svg'],
    ] as const) {
      const parsed = card.cloneNode(true) as HTMLElement;
      let end = parsed.querySelector(last)!;
      end.replaceChildren();
      for (; end !== parsed; end = end.parentElement!) while (end.nextSibling) end.nextSibling.remove();
      canvasElement.append(parsed);

      const placeIn = (whole: Element) => whole.querySelector<HTMLElement>(moved)!.offsetTop;
      await expect(placeIn(parsed)).toBe(placeIn(card));
      parsed.remove();
    }
  },
};

export const CategoryFeedCutsTitle: Story = {
  parameters: alsoOnAPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(`${post.postTitle.slice(0, 50)}...`);
  },
};

export const GeneralFeed: Story = {
  args: { feed: 'general', excerptCut: 'character' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(post.postTitle);
    await expect(canvas.getByRole('link', { name: 'Cryptocurrency' })).toHaveAttribute(
      'href',
      '/cryptocurrency',
    );
    await expect(canvas.getByText(`${post.postBody.slice(0, 50)}...`)).toBeVisible();
  },
};

export const MentionsInExcerpt: Story = {
  args: { post: { ...post, postBody: 'Ask @[Ada Lovelace](u-2), or @[Grace' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ask @Ada Lovelace, or @Grace')).toBeVisible();
  },
};

export const FoundBySearch: Story = {
  parameters: flow,
  args: {
    feed: 'other',
    match: {
      title: [
        { text: 'The ', isMatch: false },
        { text: 'halving', isMatch: true },
        { text: ' is behind us', isMatch: false },
      ],
      body: [
        { text: '…what every ', isMatch: false },
        { text: 'halving', isMatch: true },
        { text: ' did to <b>fees</b>, once more…', isMatch: false },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'The halving is behind us' })).toBeVisible();
    await expect(canvas.getAllByText('halving', { selector: 'mark' })).toHaveLength(2);
    await expect(canvas.getByText(/<b>fees/)).toBeVisible();
  },
};

export const Boosted: Story = {
  args: { post: { ...post, pinned: true }, standing: { score: 1128, boost: 1000, myVote: 'upVote' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Boosted')).toBeVisible();
  },
};

export const WithPicture: Story = {
  parameters: alsoOnAPhone,
  args: { post: { ...post, mediaUrls: [media.dawn, media.spiral] } },
};

export const WithTallPicture: Story = {
  parameters: alsoOnAPhone,
  args: { post: { ...post, mediaUrls: [media.tall] } },
};

export const WithBrokenPicture: Story = {
  args: { post: { ...post, mediaUrls: [media.broken] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This picture is not available.')).toBeVisible();
  },
};

export const WithVideo: Story = {
  args: { post: { ...post, mediaUrls: [media.video] } },
  play: async ({ canvas }) => {
    // The frame cuts a ring outside.
    await expect(canvas.getByLabelText(/^Video:/)).toHaveStyle({ outlineOffset: '-3px' });
  },
};

export const WithAudio: Story = { args: { post: { ...post, mediaUrls: [media.audio] } } };

export const PausesGif: Story = {
  args: { gifAsVideo: true, post: { ...post, mediaUrls: [media.gif] } },
  play: async ({ canvas, userEvent }) => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const [first, second] = isStill
      ? ['Play animation', 'Pause animation']
      : ['Pause animation', 'Play animation'];
    const toggle = await canvas.findByRole('button', { name: first });
    const box = toggle.getBoundingClientRect();
    const frame = canvas.getByRole('img').getBoundingClientRect();
    await expect(frame.bottom - box.bottom).toBeCloseTo(8, 0);
    await userEvent.click(toggle);
    await userEvent.click(await canvas.findByRole('button', { name: second }));
    await expect(canvas.getByRole('button', { name: first })).toBeVisible();
  },
};

export const TitleOnly: Story = {
  args: {
    post: { ...post, postBody: '', postTags: [], noOfComments: 0 },
    standing: { score: 0 },
  },
};

export const LongWordsAndHugeScore: Story = {
  parameters: alsoOnAPhone,
  args: {
    feed: 'other',
    post: {
      ...post,
      postTitle: longWord,
      postBody: longWord,
      userPosted: longWord,
      postTags: [longWord.toLowerCase(), 'one', 'two', 'three', 'four', 'five', 'six', 'seven'],
      noOfComments: 45_678,
    },
    standing: { score: -1_234_567, myVote: 'downVote' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Administrator: Story = {
  args: { tools: <AdminPostTools maxBoost={10_000} isPinned={false} onBoost={fn()} onPinToggle={fn()} /> },
};

export const RightToLeft: Story = {
  parameters: alsoOnAPhone,
  args: {
    dir: 'rtl',
    feed: 'other',
    post: {
      ...post,
      pinned: true,
      postTitle: 'ما بعد التنصيف: إلى أين يذهب معدل التجزئة؟',
      postBody: 'ارتفعت الرسوم ليومين ثم عادت.',
      userPosted: 'ليلى',
    },
  },
};
