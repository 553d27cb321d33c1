import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';

import { ScreenStage } from '../stage';
import type { paths } from '../../client';
import { now, posts } from '../fixtures/community';
import { flow } from '../fixtures/flow';
import { plainServer, refused, neverResponds } from '../fixtures/server';
import { screenParameters } from '../fixtures/widths';

type TagList = paths['/api/tags']['get']['responses'][200]['content']['application/json'];

const inUse: TagList = Array.from({ length: 75 }, (_, index) => ({
  tagName: index === 1 ? 'donaudampfschifffahrtsgesellschaft' : `tag-${index + 1}`,
  tagDesc: index % 3 === 0 ? 'Used mostly in Cryptocurrency.' : 'Used in Memes.',
  count: 1_500 - index * 20,
}));

const counting = http.get('*/api/tags', ({ request }) => {
  const start = Number(new URL(request.url).searchParams.get('cursor') ?? 0);
  const rest = start + 60 < inUse.length;
  return HttpResponse.json(inUse.slice(start, start + 60), {
    headers: {
      'X-Total-Count': String(inUse.length),
      ...(rest && { Link: `</api/tags?limit=60&cursor=${start + 60}>; rel="next"` }),
    },
  });
});
const uncounted = refused('get', '*/api/tags', 404, 'There is no such call.');
const { handlers } = plainServer({ posts });

const meta = {
  title: 'Screens/Tags',
  tags: ['!autodocs'],
  component: ScreenStage,
  args: { at: '/Tags', now },
  parameters: { ...screenParameters, msw: { handlers: [uncounted, ...handlers] } },
} satisfies Meta<typeof ScreenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Queries by text, because role queries are slow with this many links.
export const CountsFromServer: Story = {
  parameters: { msw: { handlers: [counting, ...handlers] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('tag-1')).toHaveAttribute('href', '/Tags?tag=tag-1');
    await expect(canvas.getByText('tag-60')).toBeInTheDocument();
    await expect(canvas.queryByText('tag-61')).not.toBeInTheDocument();
  },
};

export const ShowsMore: Story = {
  parameters: { ...flow, msw: { handlers: [counting, ...handlers] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Show more tags'));
    await expect(await canvas.findByText('tag-75')).toBeInTheDocument();
    await expect(canvas.queryByText('Show more tags')).not.toBeInTheDocument();
  },
};

export const CountsFromPosts: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
    await expect(await canvas.findByRole('article', { name: 'bitcoin' })).toHaveTextContent(
      'Used in Cryptocurrency.1 post',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
};

// @spec 2.62
export const Empty: Story = {
  parameters: { msw: { handlers: [uncounted, ...plainServer({}).handlers] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'example' })).toBeVisible();
    const [only, ...others] = canvas.getAllByRole('listitem');
    await expect(only).toHaveTextContent('exampleNo post has a tag yet. The first tags will appear here.');
    await expect(others).toEqual([]);
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [neverResponds('get', '*/api/tags')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading tags...')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refused('get', '*/api/tags', 500, 'The database is asleep.')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The database is asleep.');
  },
};

export const TagPosts: Story = {
  args: { at: '/Tags?tag=meme' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See footnote seven' })).toBeVisible();
    await expect(canvas.getByText('1 Post')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All tags' })).toHaveAttribute('href', '/Tags');
  },
};

export const TagWithoutPosts: Story = {
  args: { at: '/Tags?tag=zebra' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No post has the tag “zebra”.')).toBeVisible();
  },
};

export const TagPostsLoading: Story = {
  args: { at: '/Tags?tag=meme' },
  parameters: { msw: { handlers: [neverResponds('get', '*/posts/get')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading posts...')).toBeVisible();
  },
};
