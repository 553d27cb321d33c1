import { bodiesOf, recordCalls } from './support/calls';
import { readUser } from './support/forum';
import { acceptAlert, alertTexts, listItem, main, stat, tab } from './support/page';
import { expect, test } from './support/test';

// @spec 0.1, 1.3, 1.7, 2.67, 2.69, 2.70, 2.71, 2.72, 7.7, 7.8, 8.7
test(
  'a member marks tasks done and toggles them',
  { tag: '@plain' },
  async ({ browserOf, forum, serverKind }) => {
    const ada = await forum.member('Ada');
    const page = await browserOf(ada);
    const calls = recordCalls(page);
    const { xp = 0, tasks = [] } = await readUser(forum, ada);
    const taskOf = (description: string) => tasks.find((task) => task.description === description);
    const daily = page.getByRole('region', { name: 'Daily Tasks' });
    const other = page.getByRole('region', { name: 'Other Tasks' });
    const markDone = { name: 'Mark Done' };
    const pending = tasks.filter(({ completed }) => !completed).length;
    await page.goto(`/Users/${ada._id}?tab=tasks`);

    await test.step('daily and other tasks have their own sections', async () => {
      await expect(daily.getByRole('button', markDone)).toHaveCount(1);
      await expect(other.getByRole('button', markDone)).toHaveCount(2);
      for (const [section, description] of [
        [daily, 'Like and repost'],
        [other, 'Follow our account'],
        [other, 'Join our group'],
      ] as const) {
        const task = section.getByRole('listitem').filter({ hasText: description });
        await expect(task.getByRole('button', markDone)).toBeEnabled();
      }
      await expect(daily.getByText(/^\+\d+ XP$/).first()).toBeVisible();
      await expect(tab(page, 'Daily Tasks')).toContainText(String(pending));
    });

    await test.step('with a link where the task has one, and only there', async () => {
      const linked = tasks.filter(({ externalLink }) => externalLink);
      await expect(main(page).getByRole('link', { name: /^Open / })).toHaveCount(linked.length);
      for (const { description, externalLink } of linked) {
        await expect(page.getByRole('link', { name: `Open ${description}` })).toHaveAttribute(
          'href',
          externalLink ?? '',
        );
      }
    });

    await test.step('by Mark Done', async () => {
      await expect(stat(page, 'XP')).toHaveText(String(xp));
      const follow = listItem(page, 'Follow our account');
      await follow.getByRole('button', markDone).click();
      await expect
        .poll(() => bodiesOf(calls, `POST /api/users/${ada._id}/tasks/complete-manual`))
        .toEqual([{ taskId: taskOf('Follow our account')?._id }]);
      await expect(follow.getByRole('button', markDone)).toHaveCount(0);
      if (serverKind === 'alphazone') {
        const { xpReward = 0 } = taskOf('Follow our account') ?? {};
        await expect(stat(page, 'XP')).toHaveText(String(xp + xpReward));
      }
      await daily.getByRole('button', markDone).click();
      await expect(daily.getByRole('button', markDone)).toHaveCount(0);
      await expect(tab(page, 'Daily Tasks')).toContainText(String(pending - 2));
      await expect
        .poll(async () => {
          const now = (await readUser(forum, ada)).tasks ?? [];
          return now.find(({ description }) => description.startsWith('Like and repost'))?.completed;
        })
        .toBe(true);
    });

    await test.step('by the icon, which toggles', async () => {
      const toggle = page.getByRole('button', { name: 'Done: Join our group' });
      await toggle.click();
      await acceptAlert(page, alertTexts.taskUpdated);
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      const call = `PATCH /api/users/${ada._id}/tasks/${taskOf('Join our group')?._id}/toggle`;
      expect(bodiesOf(calls, call)).toEqual([null]);
      await page.reload();
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await toggle.click();
      await acceptAlert(page, alertTexts.taskUpdated);
      await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    });
  },
);
