import type { Page } from '@playwright/test';

import type { components } from '../client/schema';
import { acceptAlert, expect, test } from './support/test';

type User = components['schemas']['User'];

/** The value that the header shows under a label. */
const stat = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test.describe('tasks', () => {
  // @spec 1.3, 1.7, 2.69, 2.70, 2.71, 2.72, 7.8
  test('have a daily and another section, with a link and Mark Done where the member judges', async ({
    browserOf,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const page = await browserOf(ada);
    await page.goto(`/Users/${ada._id}?tab=tasks`);
    const daily = page.getByRole('region', { name: 'Daily Tasks' });
    const other = page.getByRole('region', { name: 'Other Tasks' });
    await expect(daily.getByRole('button', { name: 'Mark Done' })).toHaveCount(1);
    await expect(other.getByRole('button', { name: 'Mark Done' })).toHaveCount(2);
    for (const [section, description] of [
      [daily, 'Like and repost'],
      [other, 'Follow our account'],
      [other, 'Join our group'],
    ] as const) {
      const task = section.getByRole('listitem').filter({ hasText: description });
      await expect(task.getByRole('button', { name: 'Mark Done' })).toBeEnabled();
    }
    await expect(daily.getByText(/^\+\d+ XP$/).first()).toBeVisible();

    const { tasks = [] } = await forum.call<User>('GET', `/api/users/${ada._id}`, undefined, ada);
    const pending = tasks.filter(({ completed }) => !completed).length;
    await expect(tab(page, 'Daily Tasks')).toContainText(String(pending));
    for (const { description, externalLink } of tasks.filter((task) => task.externalLink)) {
      await expect(page.getByRole('link', { name: `Open ${description}` })).toHaveAttribute(
        'href',
        externalLink ?? '',
      );
    }

    await daily.getByRole('button', { name: 'Mark Done' }).click();
    await expect(daily.getByRole('button', { name: 'Mark Done' })).toHaveCount(0);
    await expect(tab(page, 'Daily Tasks')).toContainText(String(pending - 1));
    await expect
      .poll(async () => {
        const user = await forum.call<User>('GET', `/api/users/${ada._id}`, undefined, ada);
        return user.tasks?.find(({ description }) => description.startsWith('Like and repost'))?.completed;
      })
      .toBe(true);
  });

  // @spec 0.1, 1.7, 2.67
  test('earn XP that shows at once', { tag: '@extension' }, async ({ browserOf, forum }) => {
    const ada = await forum.member('Ada');
    const { xp = 0, tasks = [] } = await forum.call<User>('GET', `/api/users/${ada._id}`, undefined, ada);
    const { xpReward = 0 } = tasks.find(({ description }) => description === 'Follow our account') ?? {};
    const page = await browserOf(ada);
    await page.goto(`/Users/${ada._id}?tab=tasks`);
    await expect(stat(page, 'XP')).toHaveText(String(xp));
    const follow = page.getByRole('listitem').filter({ hasText: 'Follow our account' });
    await follow.getByRole('button', { name: 'Mark Done' }).click();
    await expect(stat(page, 'XP')).toHaveText(String(xp + xpReward));
  });

  // @spec 7.7, 8.7
  test('are toggled by their icon, and stay so', async ({ browserOf, forum }) => {
    const ada = await forum.member('Ada');
    const page = await browserOf(ada);
    await page.goto(`/Users/${ada._id}?tab=tasks`);
    const toggle = page.getByRole('button', { name: 'Done: Join our group' });
    await toggle.click();
    await acceptAlert(page, 'Task status updated!');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    await acceptAlert(page, 'Task status updated!');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  });

  for (const role of ['visitor', 'member', 'administrator'] as const) {
    // @spec 2.72, 2.73, 5.20, 6.6, 6.7
    test(`of another user can be looked at only: ${role}`, async ({ page: visitor, browserOf, forum }) => {
      const ada = await forum.member('Ada');
      const members = { member: () => forum.member('Bob'), administrator: () => forum.admin() };
      const page = role === 'visitor' ? visitor : await browserOf(await members[role]());
      await page.goto(`/Users/${ada._id}?tab=tasks`);
      await expect(page.getByText('Viewing tasks of another user.')).toBeVisible();
      const buttons = page.getByRole('button', { name: 'Mark Done' });
      await expect(buttons).toHaveCount(3);
      for (const button of await buttons.all()) await expect(button).toBeDisabled();
      await page.getByRole('button', { name: 'Done: Join our group' }).click();
      await acceptAlert(page, 'You can only toggle your own tasks!');
    });
  }

  // @spec 2.72
  test('show a link where the task has one, and only there', { tag: '@once' }, async ({ page, forum }) => {
    const ada = await forum.member('Ada');
    await page.route(`**/api/users/${ada._id}`, async (route) => {
      const answer = await route.fetch();
      const user = (await answer.json()) as User;
      const tasks = user.tasks?.map(({ externalLink, ...task }) =>
        task.criteria === 'join-group' ? { ...task, externalLink: 'https://t.example/them' } : task,
      );
      await route.fulfill({ response: answer, json: { ...user, tasks } });
    });
    await page.goto(`/Users/${ada._id}?tab=tasks`);
    await expect(page.getByRole('main').getByRole('link', { name: /^Open / })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Open Join our group' })).toHaveAttribute(
      'href',
      'https://t.example/them',
    );
  });

  // @spec 2.73
  test('that are none say so', { tag: '@once' }, async ({ page, forum }) => {
    const ada = await forum.member('Ada');
    await page.route(`**/api/users/${ada._id}`, async (route) => {
      const answer = await route.fetch();
      const user = (await answer.json()) as User;
      await route.fulfill({ response: answer, json: { ...user, tasks: [] } });
    });
    await page.goto(`/Users/${ada._id}?tab=tasks`);
    await expect(page.getByText('No tasks available yet.')).toBeVisible();
  });
});
