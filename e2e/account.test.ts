import { readFile } from 'node:fs/promises';

import { emptyDocuments } from './support/emptyDocuments';
import type { Member } from './support/forum';
import { acceptAlert, account, commentField, logInLink, main, storedProfile } from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

const newPassword = 'battery staple 2';

const logInFrom = (userAgent: string, { forum, email }: Member, password: string) =>
  fetch(`${forum.url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
    body: JSON.stringify({ email, password }),
  });

const canLogIn = async (member: Member, password: string) =>
  (await logInFrom('Node.js', member, password)).ok;

test('a member changes the password, ends sessions, exports all data and logs out', async ({
  browserOf,
  forum,
}) => {
  const ada = await forum.member('Ada');
  await forum.post(ada, { postTitle: 'To be taken along' });
  const phone = 'Mozilla/5.0 (Linux; Android 15) Firefox/140.0';
  const { token } = (await (await logInFrom(phone, ada, ada.password)).json()) as { token: string };
  const [page, other] = [await browserOf(ada), await browserOf(ada)];
  await page.goto(`/Users/${ada._id}?settings=open`);
  const form = page.getByRole('form', { name: 'Change password' });
  const submit = form.getByRole('button', { name: 'Change password' });

  await test.step('a session of another device ends, and this one does not', async () => {
    const list = page.getByRole('list', { name: 'Where you are logged in' });
    await expect(list.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
    await list.getByRole('button', { name: 'Log out Firefox on Android' }).press('Enter');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Log out' }).press('Enter');
    await expect(list.getByText('Firefox on Android')).toBeHidden();
    await expect(forum.call('GET', '/notifications', undefined, { token })).rejects.toThrow('401');
    await forum.call('GET', '/notifications', undefined, ada);
    await expect(account(page)).toBeVisible();
  });

  await test.step('the current password must be right and the new one strong', async () => {
    await form.getByLabel('Current password').fill('not it');
    await form.getByLabel('New password').fill(newPassword);
    await submit.click();
    await expect(form.getByLabel('Current password')).toHaveAccessibleDescription('The password is wrong.');
    await form.getByLabel('Current password').fill(ada.password);
    await form.getByLabel('New password').fill('weakling');
    await submit.click();
    await expect(form.getByLabel('New password')).toHaveAccessibleDescription(
      /Must have at least 8 characters with at least 1 letter and 1 number\./,
    );
    await expect(form.getByLabel('Current password')).toHaveAccessibleDescription('');
  });

  await test.step('a new password logs every other browser out', async () => {
    await form.getByLabel('New password').fill(newPassword);
    await submit.click();
    await acceptAlert(page, 'Your password has been changed. Every other device is logged out.');
    await expect(form.getByLabel('New password')).toHaveValue('');
    expect(await canLogIn(ada, ada.password)).toBe(false);
    expect(await canLogIn(ada, newPassword)).toBe(true);
    await expect(account(page)).toBeVisible();
    await other.goto(`/Users/${ada._id}`);
    await expect(logInLink(other)).toBeVisible();
  });

  await test.step('the download contains all data of its owner', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`account-${ada._id}.json`);
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ account: { name: 'Ada', email: ada.email } });
    expect(text).toContain('To be taken along');
  });

  await test.step('logging out everywhere asks for confirmation', async () => {
    const { token } = (await storedProfile(page)) as { token: string };
    const question = page.getByRole('alertdialog');
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(question).toContainText('Log out on every device, on this one too?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(account(page)).toBeVisible();
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await question.getByRole('button', { name: 'Log out everywhere' }).click();
    await acceptAlert(page, 'Logged out on every device.');
    await expect(page).toHaveURL('/');
    expect(await storedProfile(page)).toBeNull();
    const call = forum.call('GET', `/api/users/${ada._id}/export`, undefined, { token });
    await expect(call).rejects.toThrow('401');
  });
});

test('a member deletes the account; the posts stay without a name', async ({
  browserOf,
  forum,
  page: guest,
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
  expect(await canLogIn(ada, ada.password)).toBe(false);

  await guest.goto(`/Posts/${post._id}`);
  await main(guest).getByRole('link', { name: 'Deleted member' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Deleted member' })).toBeVisible();
  await expect(
    guest.getByText('This member has left. The profile is gone; what was posted stays.'),
  ).toBeVisible();
  await expect(guest.getByRole('link', { name: 'What is left' })).toBeVisible();

  await test.step('does not claim an unknown user while the posts fail to load', async () => {
    await emptyDocuments(guest);
    await guest.route('**/posts/get*', (route) =>
      route.fulfill({ status: 400, json: { message: 'Not now.' } }),
    );
    await guest.reload();
    await expect(guest.getByText('The posts could not be loaded.')).toBeVisible();
    await expect(guest.getByText('There is no user with this ID.')).toHaveCount(0);
    await guest.unrouteAll();
    await guest.getByRole('button', { name: 'Try again' }).click();
    await expect(guest.getByRole('link', { name: 'What is left' })).toBeVisible();
  });
});

test('a member deletes the account with all posts and drafts', async ({ browserOf, forum }) => {
  const ada = await forum.member('Ada');
  const post = await forum.post(ada);
  const page = await browserOf(ada);
  const deletion = page.getByRole('button', { name: 'Delete my account' });

  await test.step('the settings offer it although those of the site failed to load', async () => {
    await emptyDocuments(page);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/site'));
    await page.route('**/api/site', (route) => route.abort(), { times: 1 });
    await page.goto(`/Users/${ada._id}?settings=open`);
    await failed;
    await expect(deletion).toBeVisible();
  });

  await visit(page, `/Posts/${post._id}`);
  await commentField(page).fill('Never sent');
  await page.goBack();
  await deletion.click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await dialog.getByLabel('Your password').fill(ada.password);
  await dialog.getByText('Delete my posts, comments, votes and chat messages too').click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await acceptAlert(page, 'Account deleted.');
  expect(await forum.read(post._id)).toBeUndefined();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Never sent');
  await expect(forum.call('GET', `/api/users/${ada._id}`)).rejects.toThrow('404');
});
