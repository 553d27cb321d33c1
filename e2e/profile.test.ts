import { emptyDocuments } from './support/emptyDocuments';
import { holdCall } from './support/failures';
import { readUser } from './support/forum';
import { acceptAlert, account, button, expectArrival, main, stat, tab } from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

// @spec 1.7, 2.23, 2.65, 2.66, 2.67, 2.68, 2.69, 2.72, 2.73, 4.20, 5.20, 6.6, 6.7
test('a profile shows its user, and each tab has a URL', async ({ page, forum }) => {
  const ada = await forum.member('Ada');
  await forum.post(ada, { postTitle: 'Of my own' });

  await test.step('shows the user and the numbers', async () => {
    await emptyDocuments(page);
    const release = await holdCall(page, { path: `**/api/users/${ada._id}` });
    await page.goto(`/Users/${ada._id}`);
    await expect(page.getByRole('heading', { name: 'Loading profile...' })).toBeVisible();
    await release();
    await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
    await expect(page.getByText(`@${ada.username}`)).toBeVisible();
    for (const [label, value] of [
      ['Level', '1'],
      ['Rank', 'Newbie'],
      ['Login Streak', '1 day'],
      ['Posts', '1'],
      ['Comments', '0'],
      ['Likes Given', '0'],
      ['Users Referred', '0'],
    ] as const) {
      await expect(stat(page, label)).toHaveText(value);
    }
    await expect(page.getByText('No bio found.')).toBeVisible();
    for (const service of ['X', 'Telegram', 'Discord']) {
      await expect(page.getByText(`No ${service} profile linked.`)).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Of my own' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account Settings' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Copy Code' })).toHaveCount(0);
    await page.unrouteAll();
  });

  await test.step('Back returns through the tabs', async () => {
    await tab(page, 'Achievements').click();
    await expect(page).toHaveURL(`/Users/${ada._id}?tab=achievements`);
    await expect(page.getByRole('tabpanel')).toContainText(/No achievements earned yet\.|Earned/);
    await tab(page, 'Daily Tasks').click();
    await expect(page.getByText('Viewing tasks of another user.')).toBeVisible();
    const buttons = page.getByRole('button', { name: 'Mark Done' });
    await expect(buttons).toHaveCount(3);
    for (const task of await buttons.all()) await expect(task).toBeDisabled();
    await page.getByRole('button', { name: 'Done: Join our group' }).click();
    await acceptAlert(page, 'You can only toggle your own tasks!');
    await expect(tab(page, 'Daily Tasks')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(tab(page, 'Achievements')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(tab(page, 'Profile')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('says so when no user has the id', async () => {
    await visit(page, '/Users/nobody');
    await expect(page.getByText('There is no user with this ID.')).toBeVisible();
    await main(page).getByRole('link', { name: 'Users' }).click();
    await expect(page).toHaveURL('/Users');
  });
});

// @spec 0.1, 1.7, 2.67, 2.68, 4.23, 6.7, 9.10
test('a referral code is copied, used by a newcomer and counted', async ({
  browserOf,
  page: newcomer,
  forum,
}) => {
  const ada = await forum.member('Ada');
  const { referralCode = '' } = await readUser(forum, ada);
  const page = await browserOf(ada);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(`/Users/${ada._id}`);
  await expect(page.getByText(referralCode, { exact: true })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Copy Code' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await clipboard()).toBe(referralCode);
  await page.clock.runFor(1999);
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByRole('button', { name: 'Copy Code' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const link = await clipboard();
  await page.clock.resume();

  await newcomer.goto(link);
  await expect(newcomer.getByLabel(/Referral code/)).toHaveValue(referralCode);
  await newcomer.getByLabel('Display Name').fill('Newcomer');
  await newcomer.getByLabel('Username').fill(`from${ada.username}`);
  await newcomer.getByLabel('Email').fill(`from${ada.username}@example.org`);
  await newcomer.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await button(newcomer, 'Sign up').click();
  await expect(newcomer).toHaveURL('/');
  await expectArrival(newcomer, 'All zones');
  await account(newcomer).click();
  await newcomer.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(stat(newcomer, 'Referred by')).toHaveText('Ada');

  await page.reload();
  await expect(stat(page, 'Users Referred')).toHaveText('1');
});
