import type { Page } from '@playwright/test';

import type { components } from '../client/schema';
import { recordCalls, recordForms } from './support/calls';
import { holding } from './support/failures';
import { acceptAlert, expect, media, test } from './support/test';

type User = components['schemas']['User'];

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test.describe('the edit form', () => {
  // @spec 1.3, 2.67, 2.68, 2.69, 2.74, 3.8, 4.22, 5.17, 8.5, 9.11
  test('changes every field and the picture, for all to see and in the bar', async ({ browserOf, forum }) => {
    const ada = await forum.member('Ada');
    const page = await browserOf(ada);
    await page.goto(`/Users/${ada._id}`);
    await page.getByRole('button', { name: 'Account Settings' }).click();
    const form = page.getByRole('form', { name: 'Account Settings' });
    await expect(form).toBeFocused();
    await expect(form.getByText('An image of at most 5MB.')).toBeVisible();
    await form.getByLabel('Display Name').fill('Ada Lovelace');
    await form.getByLabel('Username').fill(`${ada.username}.l`);
    await form.getByLabel('About').fill('Counts blocks.');
    await form.getByLabel('Tags').fill('bitcoin, deep sea');
    await form.getByLabel('X', { exact: true }).fill('https://x.example/ada');
    await form.getByLabel('Telegram').fill('https://t.example/ada');
    await form.getByLabel('Discord').fill('https://d.example/ada');
    await form.getByLabel('Picture', { exact: true }).setInputFiles(media('picture.png'));
    await form.getByRole('button', { name: 'Save' }).click();

    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText(/Profile updated successfully!|You gained \d+ XP!/);
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
    await expect(page.getByText(`@${ada.username}.l`)).toBeVisible();
    await expect(page.getByText('Counts blocks.')).toBeVisible();
    await expect(page.getByText('deep sea', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'X: x.example/ada' })).toHaveAttribute(
      'href',
      'https://x.example/ada',
    );
    const account = page.getByRole('button', { name: /^Account: Ada Lovelace/ });
    await expect(account.locator('img')).toBeVisible();
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('profile') ?? '{}') as unknown);
    expect(stored).toMatchObject({ result: { name: 'Ada Lovelace', profilePicture: expect.any(String) } });

    // Taken away again: sent as an empty value, as there was one.
    await page.getByRole('button', { name: 'Account Settings' }).click();
    await form.getByRole('button', { name: 'Remove picture' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await acceptAlert(page, 'Profile updated successfully!');
    await expect(account.locator('img')).toHaveCount(0);
    const { profilePicture = '' } = await forum.call<User>('GET', `/api/users/${ada._id}`);
    expect(profilePicture).toBe('');
  });

  // @spec 7.6, 8.5
  test(
    'tells of the task that a profile completes, and of its XP',
    { tag: '@extension' },
    async ({ browserOf, forum }) => {
      const ada = await forum.member('Ada');
      const page = await browserOf(ada);
      await page.goto(`/Users/${ada._id}?settings=open`);
      await page.getByLabel('About').fill('Counts blocks.');
      await page.getByLabel('X', { exact: true }).fill('https://x.example/ada');
      await page.getByLabel('Picture', { exact: true }).setInputFiles(media('picture.jpg'));
      await page.getByRole('button', { name: 'Save' }).click();
      await acceptAlert(
        page,
        'Task completed: Complete your profile with a bio, a picture and a link. You gained 25 XP!',
      );
      await page.getByRole('tab', { name: 'Daily Tasks' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Complete your profile' })).toContainText(
        'Completed',
      );
    },
  );

  // @spec 4.22, 8.6
  test(
    'stays open with what was typed after an answer without data',
    { tag: '@once' },
    async ({ browserOf, forum }) => {
      const ada = await forum.member('Ada');
      const page = await browserOf(ada);
      await page.route('**/api/users/update/*', (route) => route.fulfill({ status: 200, body: '' }));
      await page.goto(`/Users/${ada._id}?settings=open`);
      await page.getByLabel('About').fill('Not to be lost');
      await page.getByRole('button', { name: 'Save' }).click();
      await acceptAlert(page, 'Profile update failed. Please try again.');
      await expect(page.getByLabel('About')).toHaveValue('Not to be lost');
    },
  );

  test(
    'says at the field what the server finds wrong',
    { tag: '@extension' },
    async ({ browserOf, forum }) => {
      const ada = await forum.member('Ada');
      const page = await browserOf(ada);
      await page.goto(`/Users/${ada._id}?settings=open`);
      await page.getByLabel('Telegram').fill('t.example/ada');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('alertdialog')).toContainText(/^Error: /);
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
      await expect(page.getByLabel('Telegram')).toHaveAccessibleDescription(
        /Must be an address that begins with http/,
      );
    },
  );

  // @spec 2.74, 4.21, 4.22
  test('is closed by Cancel and by Back, and keeps what was typed but for Cancel', async ({
    browserOf,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const page = await browserOf(ada);
    await page.goto(`/Users/${ada._id}?tab=achievements`);
    const settings = page.getByRole('button', { name: 'Account Settings' });
    await expect(page.getByRole('tabpanel', { name: 'Achievements' })).toBeVisible();
    await settings.click();
    await expect(page.getByRole('form', { name: 'Account Settings' })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(0);
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(0);
    await page.getByLabel('About').fill('Half a sen');
    await page.getByLabel('Picture', { exact: true }).setInputFiles(media('picture.png'));
    await page.goBack();
    await expect(tab(page, 'Achievements')).toHaveAttribute('aria-selected', 'true');
    await settings.click();
    await expect(page.getByLabel('About')).toHaveValue('Half a sen');
    await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('About')).toHaveValue('Half a sen');

    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('form', { name: 'Account Settings' })).toHaveCount(0);
    await expect(page).toHaveURL(`/Users/${ada._id}?tab=achievements`);
    await settings.click();
    await expect(page.getByLabel('About')).toHaveValue('');
    await page.getByLabel('Picture', { exact: true }).setInputFiles(media('picture.png'));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('form', { name: 'Account Settings' })).toHaveCount(0);
    await settings.click();
    await expect(page.getByLabel('About')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove picture' })).toHaveCount(0);
  });

  test('has no unsaved picture when it was opened anew while that was being saved', async ({
    browserOf,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const page = await browserOf(ada);
    await page.goto(`/Users/${ada._id}`);
    const settings = page.getByRole('button', { name: 'Account Settings' });
    await settings.click();
    await page.getByLabel('Picture', { exact: true }).setInputFiles(media('picture.png'));
    const release = await holding(page, { path: '**/api/users/update/*', method: 'PATCH' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.goBack();
    const form = page.getByRole('form', { name: 'Account Settings' });
    await expect(form).toHaveCount(0);
    await settings.click();
    const picture = form.locator('img');
    await expect(picture).toHaveAttribute('src', /^blob:/);

    await release();
    await acceptAlert(page, 'Profile updated successfully!');
    await expect(picture).not.toHaveAttribute('src', /^blob:/);
  });

  // @spec 5.17, 7.6
  test('takes no username, links as addresses and a picture, and sends an empty picture for one that was cleared', async ({
    browserOf,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const page = await browserOf(ada);
    const calls = recordCalls(page);
    const forms = await recordForms(page);
    await page.goto(`/Users/${ada._id}?settings=open`);
    const form = page.getByRole('form', { name: 'Account Settings' });
    for (const label of ['X', 'Telegram', 'Discord']) {
      await expect(form.getByLabel(label, { exact: true })).toHaveAttribute('type', 'url');
    }
    await expect(form.getByText('An image of at most 5MB.')).toBeVisible();
    const picture = form.getByLabel('Picture', { exact: true });
    await expect(picture).toHaveAttribute('accept', /^image\//);

    await picture.setInputFiles(media('picture.png'));
    await form.getByRole('button', { name: 'Save' }).click();
    await acceptAlert(page, 'Profile updated successfully!');
    await page.getByRole('button', { name: 'Account Settings' }).click();
    await form.getByLabel('Username').fill('');
    await form.getByRole('button', { name: 'Remove picture' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await acceptAlert(page, 'Profile updated successfully!');

    expect(calls.filter(({ name }) => name === `PATCH /api/users/update/${ada._id}`)).toHaveLength(2);
    const field = (form: string | undefined, name: string) =>
      new RegExp(` name="${name}"([^\\r]*)(?:\\r\\n[^\\r]+)*\\r\\n\\r\\n([^\\r]*)`)
        .exec(form ?? '')
        ?.slice(1);
    const [chosen, cleared] = forms;
    expect(field(chosen, 'profilePicture')?.[0]).toBe('; filename="picture.png"');
    expect(field(cleared, 'profilePicture')).toEqual(['', '']);
    expect(field(cleared, 'username')).toEqual(['', '']);
  });

  // @spec 5.17, 7.6
  test('sends multipart, and no picture when none was there to remove', async ({ browserOf, forum }) => {
    const ada = await forum.member('Ada');
    const page = await browserOf(ada);
    await page.goto(`/Users/${ada._id}?settings=open`);
    await expect(page.getByRole('button', { name: 'Remove picture' })).toHaveCount(0);
    await page.getByLabel('Tags').fill('bitcoin, macro');
    const [request] = await Promise.all([
      page.waitForRequest('**/api/users/update/*'),
      page.getByRole('button', { name: 'Save' }).click(),
    ]);
    expect(request.method()).toBe('PATCH');
    expect(request.headers()['content-type']).toContain('multipart/form-data');
    const body = request.postData() ?? '';
    expect(body).toContain('bitcoin,macro');
    expect(body).toContain('{"x":"","telegram":"","discord":""}');
    expect(body).not.toContain('profilePicture');
    await acceptAlert(page, 'Profile updated successfully!');
  });
});
