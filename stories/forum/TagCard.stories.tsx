import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Stack } from '../../ui/components/Stack';
import { TagCard } from '../../ui/components/TagCard';
import { flow } from '../fixtures/flow';
import { tags } from '../fixtures/profile';
import { longWord } from './samples';

const meta = {
  title: 'Forum/TagCard',
  component: TagCard,
  args: { name: 'bitcoin', description: 'The first one, and everything about it.', count: 1_204 },
} satisfies Meta<typeof TagCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'bitcoin' });
    await expect(card).toHaveTextContent('1,204 posts');
    await expect(canvas.getByRole('link', { name: 'bitcoin' })).toHaveAttribute('href', '/Tags?tag=bitcoin');
  },
};

export const WholeCardIsLink: Story = {
  parameters: flow,
  play: async ({ canvas }) => {
    const { left, bottom } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, bottom - 4)).toBe(canvas.getByRole('link'));
  },
};

export const NameOnly: Story = { args: { description: '', count: undefined } };

export const LongTag: Story = {
  args: { name: longWord.toLowerCase(), description: longWord, count: 3 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('donaudampfschifffahr…')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAccessibleName(longWord.toLowerCase());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Several: Story = {
  render: () => (
    <Stack direction="grid">
      {tags.map((tag) => (
        <TagCard key={tag.tagName} name={tag.tagName} description={tag.tagDesc} count={tag.count} />
      ))}
    </Stack>
  ),
};

export const EqualHeights: Story = {
  parameters: flow,
  render: () => (
    <Stack direction="grid" role="list">
      {['Used in Memes.', 'Used in several zones, Cryptocurrency among them, and in more than one way.'].map(
        (description, index) => (
          <div key={description} role="listitem">
            <TagCard name={`tag ${index}`} description={description} />
          </div>
        ),
      )}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    await expect(one?.top).toBe(two?.top);
    await expect(one?.height).toBe(two?.height);
  },
};
