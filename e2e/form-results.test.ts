import type { Page } from '@playwright/test';

import { holdCall } from './support/failures';
import { button, card, logIn, logInLink, logOut, main } from './support/page';
import { expect, test } from './support/test';

const scripts = { path: '**/assets/*.js' };
const expectHydrated = (page: Page) => expect(page.locator('#page-state')).not.toBeAttached();

/** Opens a rendered page whose scripts load when the returned function is called. */
async function openBeforeScripts(page: Page, url: string) {
  const letScriptsLoad = await holdCall(page, scripts);
  // A server that is too busy leaves the page to the browser.
  await expect(async () => {
    const response = await page.goto(url, { waitUntil: 'commit' });
    expect(await response?.text()).toContain('id="page-state"');
  }).toPass();
  return letScriptsLoad;
}

test('the reason for a refused form stays until another page is opened', async ({ page, startForum }) => {
  const forum = await startForum({ SERVER_RENDERING: 'on' });
  await forum.post(await forum.member('Ada'), { postTitle: 'Quokka sighting' });
  const reason = main(page).getByText('Login or Signup to upvote a post');

  const letScriptsLoad = await openBeforeScripts(page, `${forum.url}/memes`);
  await card(page, 'Quokka sighting').getByRole('button', { name: 'Upvote', exact: true }).click();
  await expect(reason).toBeVisible();
  await letScriptsLoad();
  await expectHydrated(page);
  await expect(reason).toBeVisible();

  await page.getByRole('link', { name: 'Quokka sighting' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Quokka sighting' })).toBeVisible();
  await expect(reason).toBeHidden();
  await page.goBack();
  await expect(card(page, 'Quokka sighting')).toBeVisible();
  await expect(reason).toBeHidden();
});

test('the next log-in form does not show an earlier refusal', async ({ page, startForum }) => {
  const forum = await startForum({ SERVER_RENDERING: 'on' });
  const bob = await forum.member('Bob');
  const password = page.getByLabel('Password', { exact: true });
  const reason = main(page).getByText('The email address or the password is wrong.');

  const letScriptsLoad = await openBeforeScripts(page, `${forum.url}/Auth`);
  await page.getByLabel('Email').fill(bob.email);
  await password.fill('wrong horse 1');
  await button(page, 'Log in').click();
  await expect(reason).toBeVisible();
  await letScriptsLoad();
  await expectHydrated(page);
  await expect(reason).toBeVisible();

  await logIn(page, bob);
  await logOut(page);
  await logInLink(page).click();
  await expect(password).toBeVisible();
  await expect(reason).toBeHidden();
});
