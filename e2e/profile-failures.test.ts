import type { Page } from '@playwright/test';

import { expectNothingLost, openProfile, type Change } from './support/changes';
import { acceptAlert, alertTexts, button, expectBusy, listItem, main } from './support/page';
import { expect, test } from './support/test';

const markDone = (page: Page) =>
  listItem(page, 'Follow our account').getByRole('button', { name: 'Mark Done' });

const changes: Change[] = [
  {
    name: 'a profile',
    call: 'PATCH /api/users/update/{id}',
    begin: async (world) => {
      const page = await openProfile(world, 'settings=open');
      await page.getByLabel('About', { exact: true }).fill('Counts blocks.');
      await page.getByLabel('X', { exact: true }).fill('https://x.example/ada');
      return page;
    },
    act: (page) => button(page, 'Save').click(),
    message: ({ kind, reason }) =>
      ({
        'is refused': `Error: ${reason}`,
        'fails without a message': 'Failed to update profile.',
        'gets no response': 'An unexpected error occurred.',
      })[kind],
    isUndone: async (page) => {
      await expect(page.getByLabel('About', { exact: true })).toHaveValue('Counts blocks.');
      await expect(page.getByLabel('X', { exact: true })).toHaveValue('https://x.example/ada');
      await expect(button(page, 'Save')).toBeEnabled();
    },
    isShown: (page) => expectBusy(button(page, 'Save')),
    isDone: async (page) => {
      await acceptAlert(page, alertTexts.profileUpdated);
      await expect(page.getByRole('form', { name: 'Account Settings' })).toHaveCount(0);
      await expect(main(page).getByText('Counts blocks.')).toBeVisible();
    },
  },
  {
    name: 'a toggled task',
    call: 'PATCH /api/users/{userId}/tasks/{taskId}/toggle',
    begin: (world) => openProfile(world, 'tab=tasks'),
    act: (page) => button(page, 'Done: Join our group').click(),
    message: ({ isFromServer, reason }) => (isFromServer ? reason : 'Failed to update task.'),
    isUndone: async (page) => {
      await expect(button(page, 'Done: Join our group')).toHaveAttribute('aria-pressed', 'false');
      await expect(button(page, 'Done: Join our group')).toBeEnabled();
    },
    isShown: (page) => expect(button(page, 'Done: Join our group')).toHaveAttribute('aria-pressed', 'true'),
    isDone: async (page) => {
      await acceptAlert(page, alertTexts.taskUpdated);
      await expect(button(page, 'Done: Join our group')).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'a task marked as done',
    call: 'POST /api/users/{userId}/tasks/complete-manual',
    begin: (world) => openProfile(world, 'tab=tasks'),
    act: (page) => markDone(page).click(),
    message: ({ kind, reason }) =>
      // The server's message, or the error's own (spec section 8, Manual task).
      `Failed to complete task: ${kind === 'fails without a message' ? 'The server answered 500.' : reason}`,
    isUndone: async (page) => {
      await expect(button(page, 'Done: Follow our account')).toHaveAttribute('aria-pressed', 'false');
      await expect(markDone(page)).toBeEnabled();
    },
    isShown: (page) => expect(markDone(page)).toHaveCount(0),
    isDone: async (page) => {
      await expect(button(page, 'Done: Follow our account')).toHaveAttribute('aria-pressed', 'true');
      await expect(markDone(page)).toHaveCount(0);
    },
  },
];

// @spec 4.22, 8.1, 8.6, 8.7, 8.8
test('a failed profile change loses nothing; a slow one is shown optimistically', async ({
  browserOf,
  forum,
}) => {
  await expectNothingLost(changes, { browserOf, forum });
});
