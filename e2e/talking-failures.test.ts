import type { Page } from '@playwright/test';

import {
  button,
  confirmDeletion,
  expectNothingLost,
  main,
  postOf,
  type Change,
  type World,
} from './support/changes';
import { commentField, expect, scoreIn, test } from './support/test';

async function openPost({ forum, open }: World): Promise<Page> {
  const post = await postOf(forum);
  const page = await open(await forum.member('Bob'));
  await page.goto(`/Posts/${post._id}`);
  return page;
}

const vote = (name: 'Upvote' | 'Downvote', score: string): Change => ({
  name: `a vote (${name})`,
  call: 'PATCH /posts/vote/{id}',
  begin: openPost,
  act: (page) => button(page, name).click(),
  message: ({ reason }) => `Failed to vote: ${reason}`,
  isUndone: async (page) => {
    await expect(scoreIn(main(page))).toHaveText('Score 0');
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'false');
  },
  isShown: async (page) => {
    await expect(scoreIn(main(page))).toHaveText(score);
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
  },
  isDone: (page) => expect(scoreIn(main(page))).toHaveText(score),
});

const changes: Change[] = [
  vote('Upvote', 'Score 1'),
  vote('Downvote', 'Score minus 1'),
  {
    name: 'a comment',
    call: 'POST /comment/{id}',
    begin: async (world) => {
      const page = await openPost(world);
      await commentField(page).fill('Hear me');
      return page;
    },
    act: (page) => button(page, 'Send').click(),
    message: ({ reason }) => `Failed to post comment: ${reason}`,
    isUndone: async (page) => {
      await expect(page.getByRole('heading', { name: '0 Comments' })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'Hear me' })).toHaveCount(0);
      await expect(commentField(page)).toHaveValue('Hear me');
    },
    isShown: async (page) => {
      await expect(page.getByRole('listitem').filter({ hasText: 'Hear me' })).toBeVisible();
      await expect(page.getByRole('heading', { name: '1 Comment' })).toBeVisible();
    },
    isDone: async (page) => {
      await expect(commentField(page)).toHaveValue('');
      await expect(page.getByRole('listitem').filter({ hasText: 'Hear me' })).toHaveCount(1);
    },
  },
  {
    name: 'the deletion of a comment',
    call: 'DELETE /comment/{id}',
    begin: async ({ forum, open }) => {
      const bob = await forum.member('Bob');
      const post = await postOf(forum);
      await forum.comment(bob, post._id, 'I regret this');
      const page = await open(bob);
      await page.goto(`/Posts/${post._id}`);
      return page;
    },
    act: async (page) => {
      await page.getByRole('listitem').getByRole('button', { name: 'Delete' }).click();
      await confirmDeletion(page);
    },
    message: ({ reason }) => `Failed to delete comment: ${reason}`,
    isUndone: async (page) => {
      await expect(page.getByText('I regret this')).toBeVisible();
      await expect(page.getByRole('heading', { name: '1 Comment' })).toBeVisible();
    },
    isShown: async (page) => {
      await expect(page.getByText('I regret this')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: '0 Comments' })).toBeVisible();
    },
    isDone: (page) => expect(page.getByText('I regret this')).toHaveCount(0),
  },
];

for (const change of changes) {
  // @spec 8.1, 8.11, 8.12, 8.13
  test(`${change.name} that fails says so and loses nothing; slow, it shows at once`, async ({
    page,
    browserOf,
    forum,
  }) => {
    await expectNothingLost(change, { forum, open: browserOf, guest: page });
  });
}
