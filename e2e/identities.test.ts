import type { Page } from '@playwright/test';

import { startOidcProvider, testClient } from '../server/src/testing/identity-provider';
import { account, acceptAlert, button, expectHome } from './support/page';
import { visit } from './support/screens';
import { expect, test, waitForScripts } from './support/test';

test('a member signs up with a provider, sets a password and unlinks it, by keyboard', async ({
  browser,
  startForum,
}) => {
  let provider: Awaited<ReturnType<typeof startOidcProvider>> | undefined;
  const forum = await startForum(async (url) => {
    provider = await startOidcProvider([`${url}/Auth/callback/club`]);
    const club = { id: 'club', name: 'The club', issuer: provider.issuer, ...testClient };
    return { PUBLIC_URL: url, OIDC_PROVIDERS: JSON.stringify([club]) };
  });
  provider?.people.set('nia', { name: 'Nia', preferred_username: 'nia', email: 'nia@example.org' });
  const context = await browser.newContext({ baseURL: forum.url, viewport: { width: 390, height: 844 } });
  waitForScripts(context);
  const page = await context.newPage();
  const atProvider = async (login: string) => {
    await expect(page.getByRole('heading', { name: 'The club' })).toBeVisible();
    await page.getByLabel('Login').fill(login);
    await page.keyboard.press('Enter');
  };

  await test.step('cancels', async () => {
    await page.goto('/Auth');
    await button(page, 'Continue with The club').press('Enter');
    await atProvider('');
    await expect(page.getByRole('alert')).toContainText('The club has not confirmed who you are.');
    await page.getByRole('link', { name: 'Go to the log-in form' }).press('Enter');
  });

  await test.step('signs up', async () => {
    await button(page, 'Continue with The club').press('Enter');
    await atProvider('nia');
    await expect(page.getByLabel('Username')).toHaveValue('nia');
    expect(page.url()).toBe(`${forum.url}/Auth/callback/club`);
    await button(page, 'Sign up').press('Enter');
    await expectHome(page);
  });

  await test.step('logs in again, without entering anything', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/Auth');
    await button(page, 'Continue with The club').press('Enter');
    await expectHome(page);
  });

  await test.step('sets a password and unlinks the provider', async () => {
    await openSettings(page);
    await page.getByRole('button', { name: 'Unlink The club' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).press('Enter');
    await acceptAlert(page, 'This is your only way to log in. Set a password or add a passkey first.');
    await page.getByLabel('New password', { exact: true }).fill('battery staple 2');
    await page.keyboard.press('Enter');
    await acceptAlert(page, 'Your password has been changed. Every other device is logged out.');
    await expect(page.getByLabel('Current password')).toBeVisible();
    await page.getByRole('button', { name: 'Unlink The club' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Link The club', exact: true })).toBeVisible();
    // It returns the focus when it closes.
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  await test.step('links it again', async () => {
    await page.getByRole('button', { name: 'Link The club', exact: true }).press('Enter');
    await expect(page.getByText('You can log in with The club now.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Account Settings' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Unlink The club' })).toBeVisible();
  });

  await context.close();
  await provider?.close();
});

async function openSettings(page: Page): Promise<void> {
  await account(page).press('Enter');
  await page.getByRole('menuitem', { name: 'Profile' }).press('Enter');
  await page.waitForURL(/\/Users\//);
  await visit(page, `${new URL(page.url()).pathname}?settings=open`);
}
