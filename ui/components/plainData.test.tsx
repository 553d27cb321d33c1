import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import {
  AchievementList,
  Button,
  KitProvider,
  MediaGallery,
  PostArticle,
  PostArticleParts as Article,
  TagCard,
  TaskList,
  VoteControl,
  type MessageOverrides,
} from '..';
import { FeedMedia } from './FeedMedia';

const render = (children: ReactNode, messages: MessageOverrides = {}) =>
  renderToStaticMarkup(<KitProvider messages={messages}>{children}</KitProvider>);

// `npm run check:types` fails when one of these needs a field of the forum's entities that it does not show.
it('shows data of another site', () => {
  const page = render(
    <>
      <Article.Root>
        <Article.Byline author={{ name: 'Ines' }} date="2026-06-15T09:00:00Z" />
        <Article.Title>Two monsteras for a fern</Article.Title>
        <Article.Body text="Rooted in May." />
        <Article.Tags tags={['monstera']} />
        <Article.Actions>
          <VoteControl size="post" score={3} />
          <Button variant="ghost">Offer a plant</Button>
        </Article.Actions>
      </Article.Root>
      <TagCard name="succulents" description="They forgive." href="/plants/succulents" />
      <AchievementList achievements={[{ _id: 'first', name: 'First cutting' }]} />
      <TaskList tasks={[{ _id: 'water', type: 'daily', description: 'Water the fern', completed: false }]} />
    </>,
  );
  for (const text of ['Two monsteras', 'Rooted in May', 'succulents', 'First cutting', 'Water the fern'])
    expect(page).toContain(text);
});

it('needs only the displayed fields of a post', () => {
  const post = {
    postTitle: 'Two monsteras for a fern',
    postBody: 'Rooted in May.',
    postTags: [],
    mediaUrls: [],
    category: 'Cuttings',
    userId: 'ines',
    userPosted: 'Ines',
    postedOn: '2026-06-15T09:00:00Z',
    pinned: false,
  };
  expect(render(<PostArticle post={post} standing={{ score: 1 }} />)).not.toContain('Share');
});

it('shows a placeholder for media that moderators removed', () => {
  const gone = { url: '/media/gone.png', type: 'image/png', removed: true };
  const page = render(
    <>
      <MediaGallery items={[gone, '/media/kept.png']} label="Fern" />
      <FeedMedia item={gone} alt="Fern" />
    </>,
  );
  expect(page.match(/Moderators removed this file/g)).toHaveLength(2);
  expect(page).not.toContain('gone.png');
  expect(page).toContain('Open picture 1 of 1');
});

it('passes the own type of a task to callbacks', () => {
  const tasks = [
    { _id: 'water', type: 'daily' as const, description: 'Water the fern', completed: false, litres: 2 },
  ];
  const page = render(<TaskList tasks={tasks} isOwner isManual={({ litres }) => litres > 1} />);
  expect(page).toContain('Mark Done');
});

it('renames achievements, ranks and tasks of the server', () => {
  const page = render(
    <>
      <AchievementList achievements={[{ _id: 'first-post', name: 'Genesis Block', description: 'Old' }]} />
      <TaskList tasks={[{ _id: 'daily-post', type: 'daily', description: 'Post', completed: false }]} />
    </>,
    {
      achievements: {
        name: (name, id) => (id === 'first-post' ? 'First leaf' : name),
        description: () => 'Grew a first leaf',
      },
      tasks: { description: () => 'Offer a plant' },
    },
  );
  expect(page).toContain('First leaf');
  expect(page).toContain('Grew a first leaf');
  expect(page).toContain('Offer a plant');
  expect(page).not.toContain('Genesis Block');
});
