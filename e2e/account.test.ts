import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { acceptAlert, commentField, expect, test } from './support/test';

/** Answers the next calls to a path with a refusal; empty text is a refusal without a message. */
const refuse = (page: Page, path: string, status: number, message: string) =>
  page.route(path, (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      body: message === '' ? '' : JSON.stringify({ message }),
    }),
  );

test.describe('the account', { tag: '@extension' }, () => {
  const newPassword = 'battery staple 2';

  /** Whether these words log somebody in. */
  const canLogIn = async (forumUrl: string, email: string, password: string) => {
    const answer = await fetch(`${forumUrl}/api/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return answer.ok;
  };

  test('gets a new password, and stays logged in here alone', async ({ browserOf, forum }) => {
    const ada = await forum.member('Ada');
    const [page, other] = [await browserOf(ada), await browserOf(ada)];
    await page.goto(`/Users/${ada._id}?settings=open`);
    const form = page.getByRole('form', { name: 'Change password' });
    await form.getByLabel('Current password').fill('not it');
    await form.getByLabel('New password').fill(newPassword);
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(form.getByLabel('Current password')).toHaveAccessibleDescription('The password is wrong.');

    await refuse(page, '**/api/users/*/password', 403, 'Not from this network.');
    await form.getByRole('button', { name: 'Change password' }).click();
    await acceptAlert(page, 'Not from this network.');
    await expect(form.getByLabel('Current password')).toHaveAccessibleDescription('');
    await page.unroute('**/api/users/*/password');

    await form.getByLabel('Current password').fill(ada.password);
    await form.getByLabel('New password').fill('weakling');
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(form.getByLabel('New password')).toHaveAccessibleDescription(
      /Must have at least 8 characters with at least 1 letter and 1 number\./,
    );

    await form.getByLabel('New password').fill(newPassword);
    await form.getByRole('button', { name: 'Change password' }).click();
    await acceptAlert(page, 'Your password has been changed. Every other device is logged out.');
    await expect(form.getByLabel('New password')).toHaveValue('');
    expect(await canLogIn(forum.url, ada.email, ada.password)).toBe(false);
    expect(await canLogIn(forum.url, ada.email, newPassword)).toBe(true);
    await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
    const stored = await page.evaluate(() => localStorage.getItem('profile') ?? '{}');
    const { token } = JSON.parse(stored) as { token: string };
    await forum.call('GET', `/api/users/${ada._id}/export`, undefined, { token });
    await other.goto(`/Users/${ada._id}`);
    await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  test('logs out everywhere after a question', async ({ browserOf, forum }) => {
    const ada = await forum.member('Ada');
    const [page, other] = [await browserOf(ada), await browserOf(ada)];
    await page.goto(`/Users/${ada._id}?settings=open`);
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Log out on every device, on this one too?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();

    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await question.getByRole('button', { name: 'Log out everywhere' }).click();
    await acceptAlert(page, 'Logged out on every device.');
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('profile'))).toBeNull();
    await other.goto(`/Users/${ada._id}`);
    await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  test('hands out everything that is stored about its owner', async ({ browserOf, forum }) => {
    const ada = await forum.member('Ada');
    await forum.post(ada, { postTitle: 'To be taken along' });
    const page = await browserOf(ada);
    await page.goto(`/Users/${ada._id}?settings=open`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`account-${ada._id}.json`);
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ account: { name: 'Ada', email: ada.email } });
    expect(text).toContain('To be taken along');
  });

  test('is deleted by its password; what was posted stays, nameless', async ({
    browserOf,
    forum,
    page: visitor,
  }) => {
    const ada = await forum.member('Ada');
    const post = await forum.post(ada, { postTitle: 'What is left' });
    const page = await browserOf(ada);
    await page.goto(`/Users/${ada._id}?settings=open`);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete account' });
    await expect(dialog).toContainText('cannot be brought back');
    await dialog.getByLabel('Your password').fill('not it');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription('The password is wrong.');

    await dialog.getByLabel('Your password').fill(ada.password);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await acceptAlert(page, 'Account deleted.');
    await expect(page).toHaveURL('/');
    expect(await canLogIn(forum.url, ada.email, ada.password)).toBe(false);

    await visitor.goto(`/Posts/${post._id}`);
    await visitor.getByRole('main').getByRole('link', { name: 'Deleted member' }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Deleted member' })).toBeVisible();
    await expect(
      visitor.getByText('This member has left. The profile is gone; what was posted stays.'),
    ).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'What is left' })).toBeVisible();

    await visitor.route('**/posts/get*', (route) => route.fulfill({ status: 500, body: '' }));
    await visitor.reload();
    await expect(visitor.getByText('The posts could not be loaded.')).toBeVisible();
    await expect(visitor.getByText('There is no user with this ID.')).toHaveCount(0);
    await visitor.unroute('**/posts/get*');
    await visitor.getByRole('button', { name: 'Try again' }).click();
    await expect(visitor.getByRole('link', { name: 'What is left' })).toBeVisible();
  });

  test('is deleted with everything in it, for who wants that', async ({
    browserOf,
    forum,
    page: visitor,
  }) => {
    const ada = await forum.member('Ada');
    const post = await forum.post(ada);
    const page = await browserOf(ada);
    await page.goto(`/Posts/${post._id}`);
    await commentField(page).fill('Never sent');
    await page.goto(`/Users/${ada._id}?settings=open`);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete account' });
    await dialog.getByLabel('Your password').fill(ada.password);
    await dialog.getByText('Delete my posts, comments, votes and chat messages too').click();
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await acceptAlert(page, 'Account deleted.');
    expect(await forum.read(post._id)).toBeUndefined();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Never sent');
    await visitor.goto(`/Users/${ada._id}`);
    await expect(visitor.getByText('There is no user with this ID.')).toBeVisible();
  });
});

test(
  'the account is there also when the settings of the site came too late for the start',
  {
    tag: '@extension',
  },
  async ({ browserOf, forum }) => {
    const ada = await forum.member('Ada');
    const page = await browserOf(ada);
    await page.route('**/api/site', (route) => route.abort(), { times: 1 });
    await page.goto(`/Users/${ada._id}?settings=open`);
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  },
);

test('a server without the calls for accounts gets the edit form alone', async ({ browserOf, forum }) => {
  const ada = await forum.member('Ada');
  const page = await browserOf(ada);
  await page.route('**/api/site', (route) =>
    route.fulfill({ status: 404, json: { message: 'No such call.' } }),
  );
  await page.goto(`/Users/${ada._id}?settings=open`);
  await expect(page.getByRole('form', { name: 'Account Settings' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
});
