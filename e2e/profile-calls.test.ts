import { bodiesOf, recordCalls } from './support/calls';
import { acceptAlert, expect, test } from './support/test';

test.describe('Spec §7, the calls of a profile', () => {
  // @spec 7.6
  test('PATCH /api/users/update/{id} sends multipart, with the links as JSON text', async ({
    browserOf,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const page = await browserOf(ada);
    const calls = recordCalls(page);
    await page.goto(`/Users/${ada._id}`);
    await page.getByRole('button', { name: 'Account Settings' }).click();
    await page.getByLabel('About').fill('Counts blocks.');
    await page.getByLabel('Tags').fill('bitcoin, macro');
    await page.getByLabel('Telegram').fill('https://t.example/ada');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(/Profile updated successfully!|You gained/);

    const [sent] = calls.filter(({ name }) => name === `PATCH /api/users/update/${ada._id}`);
    expect(sent?.contentType).toContain('multipart/form-data');
    const form = String(sent?.body);
    expect(form.match(/ name="[^"]*"/g)?.sort()).toEqual(
      ['name', 'username', 'about', 'tags', 'socialLinks'].map((name) => ` name="${name}"`).sort(),
    );
    const field = (name: string) =>
      new RegExp(` name="${name}"(?:\\r\\n[^\\r]+)*\\r\\n\\r\\n([^\\r]*)`).exec(form)?.[1];
    expect(field('name')).toBe('Ada');
    expect(field('about')).toBe('Counts blocks.');
    expect(field('tags')).toBe('bitcoin,macro');
    expect(JSON.parse(field('socialLinks') ?? '')).toEqual({
      x: '',
      telegram: 'https://t.example/ada',
      discord: '',
    });
  });

  // @spec 7.7, 7.8
  test('PATCH /api/users/{userId}/tasks/{taskId}/toggle sends nothing, POST /api/users/{userId}/tasks/complete-manual the taskId', async ({
    browserOf,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const { tasks } = await forum.call<{ tasks: { _id: string; description: string }[] }>(
      'GET',
      `/api/users/${ada._id}`,
      undefined,
      ada,
    );
    const idOf = (description: string) => tasks.find((task) => task.description === description)?._id;
    const page = await browserOf(ada);
    const calls = recordCalls(page);
    await page.goto(`/Users/${ada._id}?tab=tasks`);
    await page.getByRole('button', { name: 'Done: Join our group' }).click();
    await acceptAlert(page, 'Task status updated!');
    expect(bodiesOf(calls, `PATCH /api/users/${ada._id}/tasks/${idOf('Join our group')}/toggle`)).toEqual([
      null,
    ]);

    const follow = page.getByRole('listitem').filter({ hasText: 'Follow our account' });
    await follow.getByRole('button', { name: 'Mark Done' }).click();
    await expect
      .poll(() => bodiesOf(calls, `POST /api/users/${ada._id}/tasks/complete-manual`))
      .toEqual([{ taskId: idOf('Follow our account') }]);
    await expect(follow.getByRole('button', { name: 'Mark Done' })).toHaveCount(0);
  });
});
