import { expectNothingLost, openPost, type Change, type World } from './support/changes';
import { button, commentField, confirmDeletion, listItem, main, scoreIn } from './support/page';
import { expect, test } from './support/test';

const openPostOfAnother = async (world: World) => openPost(world, await world.forum.member('Bob'));

const vote = (name: 'Upvote' | 'Downvote', score: string): Change => ({
  name: `a vote (${name})`,
  call: 'PATCH /posts/vote/{id}',
  begin: openPostOfAnother,
  act: (page) => button(page, name).click(),
  waits: true,
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
      const page = await openPostOfAnother(world);
      await commentField(page).fill('Hear me');
      return page;
    },
    act: (page) => button(page, 'Send').press('Enter'),
    waits: true,
    message: ({ reason }) => `Failed to post comment: ${reason}`,
    isUndone: async (page) => {
      await expect(page.getByRole('heading', { name: '0 Comments' })).toBeVisible();
      await expect(listItem(page, 'Hear me')).toHaveCount(0);
      await expect(commentField(page)).toHaveValue('Hear me');
      // The alert restores it.
      await expect(button(page, 'Send')).toBeFocused();
    },
    isShown: async (page) => {
      await expect(listItem(page, 'Hear me')).toBeVisible();
      await expect(page.getByRole('heading', { name: '1 Comment' })).toBeVisible();
    },
    isDone: async (page) => {
      await expect(commentField(page)).toHaveValue('');
      await expect(listItem(page, 'Hear me')).toHaveCount(1);
    },
  },
  {
    name: 'the deletion of a comment',
    call: 'DELETE /comment/{id}',
    begin: async (world) => {
      const page = await openPostOfAnother(world);
      await commentField(page).fill('I regret this');
      await button(page, 'Send').click();
      await expect(listItem(page, 'I regret this').getByRole('button', { name: 'Delete' })).toBeEnabled();
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

// @spec 8.1, 8.11, 8.12, 8.13
test('a failed vote or comment loses nothing; a slow one is shown optimistically', async ({
  browserOf,
  forum,
}) => {
  await expectNothingLost(changes, { browserOf, forum });
});
