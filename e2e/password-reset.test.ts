import { startSmtp } from '../server/src/testing/smtp';
import { acceptAlert, account, button, expectArrival, logInLink, logOut } from './support/page';
import { expect, test, waitForScripts } from './support/test';

test('a member signs up by mail and resets the password, by keyboard on a phone', async ({
  browser,
  startForum,
}) => {
  const smtp = await startSmtp();
  const email = 'nia@example.org';
  // The server's port is not known yet: links are opened by their path.
  const settings = {
    MAIL_URL: smtp.url,
    MAIL_FROM: 'forum@forum.example',
    PUBLIC_URL: 'https://forum.example',
  };
  const forum = await startForum(settings);
  const context = await browser.newContext({ baseURL: forum.url, viewport: { width: 390, height: 844 } });
  waitForScripts(context);
  const page = await context.newPage();
  const openLink = async (subject: string) => {
    await expect.poll(() => smtp.mails.at(-1)?.headers).toContain(subject);
    const { pathname, hash } = new URL(smtp.linkTo(email));
    await page.goto(pathname + hash);
  };
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await test.step('signs up', async () => {
    await page.goto('/Auth?ref=');
    await page.getByLabel('Display Name').fill('Nia');
    await page.getByLabel('Username').fill('nia');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
    await page.keyboard.press('Enter');
    await expect(heading('Check your email')).toBeVisible();

    await openLink('Subject: Finish signing up');
    await button(page, 'Confirm').press('Enter');
    await expect(page.getByText('Your email address is confirmed. Welcome.')).toBeVisible();
    await expect(account(page)).toBeVisible();
  });

  await test.step('asks for a link', async () => {
    await logOut(page);
    await logInLink(page).press('Enter');
    await expectArrival(page, 'Log in');
    await page.getByRole('link', { name: 'Forgotten your password?' }).press('Enter');
    await expect(page.getByText('we will send you a link to set a new password.')).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
    await expect(heading('Check your email')).toBeFocused();
  });

  await test.step('sets a new password', async () => {
    await openLink('Subject: Set a new password');
    await page.getByLabel('New password', { exact: true }).fill('battery staple 2');
    await page.keyboard.press('Enter');
    await acceptAlert(page, 'Your password has been changed. Every other device is logged out.');
    await expect(account(page)).toBeVisible();
    await expect.poll(() => smtp.mails.at(-1)?.headers).toContain('was changed');
  });

  await context.close();
  await smtp.close();
});
