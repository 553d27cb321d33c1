import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sprout } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { IconButton } from '../../ui/components/IconButton';
import { Pill } from '../../ui/components/Pill';
import { PostCardParts } from '../../ui/components/PostCard';
import { VoteControl } from '../../ui/components/VoteControl';
import { now } from '../fixtures/community';
import { alsoOnAPhone } from '../fixtures/widths';

const meta = {
  title: 'Forum/PostCardParts',
  component: PostCardParts.Root,
  parameters: alsoOnAPhone,
  args: {
    children: (
      <>
        <PostCardParts.Byline
          label={<Pill>Swap</Pill>}
          author={{ name: 'Ines Okafor' }}
          date={now - 3_600_000}
        />
        <PostCardParts.Title href="/swaps/7">Two monsteras for a fern</PostCardParts.Title>
        <PostCardParts.Excerpt>
          Rooted in May, both with a moss pole. I can bring them to the market.
        </PostCardParts.Excerpt>
        <PostCardParts.Footer>
          <Pill tone="success">Still free</Pill>
          <PostCardParts.Actions href="/swaps/7#offers" comments={4} onShare={fn()}>
            <IconButton label="Offer a plant" size="small">
              <Sprout aria-hidden />
            </IconButton>
          </PostCardParts.Actions>
        </PostCardParts.Footer>
      </>
    ),
  },
} satisfies Meta<typeof PostCardParts.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Swap: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Two monsteras for a fern' });
    await expect(card).toHaveTextContent('4 comments');
    await expect(canvas.getByRole('link', { name: 'Two monsteras for a fern' })).toHaveAttribute(
      'href',
      '/swaps/7',
    );
    await expect(canvas.queryByRole('link', { name: 'Ines Okafor' })).toBeNull();
  },
};

export const WithVotes: Story = { args: { aside: <VoteControl score={12} /> } };
