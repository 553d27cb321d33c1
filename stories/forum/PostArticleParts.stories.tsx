import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../../ui/components/Button';
import { CommentItem, CommentList } from '../../ui/components/CommentList';
import { CommentSection } from '../../ui/components/CommentSection';
import { Pill } from '../../ui/components/Pill';
import { PostArticleParts } from '../../ui/components/PostArticle';
import { VoteControl } from '../../ui/components/VoteControl';
import { now } from '../fixtures/community';
import { flow } from '../fixtures/flow';

const meta = {
  title: 'Forum/PostArticleParts',
  component: PostArticleParts.Root,
  args: {
    children: (
      <>
        <PostArticleParts.Byline label={<Pill>Swap</Pill>} author={{ name: 'Ines Okafor' }} date={now} />
        <PostArticleParts.Title>Two monsteras for a fern</PostArticleParts.Title>
        <PostArticleParts.Body text="Rooted in May. @[Wei](u-3) has seen them." />
        <PostArticleParts.Tags tags={['monstera']} />
        <PostArticleParts.Actions>
          <VoteControl size="post" score={12} />
          <Button variant="ghost">Offer a plant</Button>
        </PostArticleParts.Actions>
        <CommentSection count={1}>
          <CommentList>
            <CommentItem author={{ name: 'Wei', href: '/people/wei' }} date={now} text="Still free?" />
          </CommentList>
        </CommentSection>
      </>
    ),
  },
} satisfies Meta<typeof PostArticleParts.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Swap: Story = {
  parameters: flow,
  play: async ({ canvas }) => {
    const post = canvas.getByRole('article', { name: 'Two monsteras for a fern' });
    await expect(post).toHaveTextContent('@Wei has seen them');
    await expect(canvas.getByRole('list', { name: 'Comments' })).toBeVisible();
  },
};
