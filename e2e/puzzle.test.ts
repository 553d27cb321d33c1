import { acceptAlert, button, expectHome, logInLink } from './support/page';
import { startPuzzleService } from './support/puzzleService';
import { expect, test } from './support/test';

test('a newcomer solves the puzzle of a service like hCaptcha', async ({ browser, startForum }) => {
  const service = await startPuzzleService({ siteKey: 'site', secret: 'a secret' });
  const forum = await startForum(service.settings);
  const context = await browser.newContext({ baseURL: forum.url });
  const page = await context.newPage();
  const puzzle = page.frameLocator('iframe[title="Puzzle"]').getByRole('checkbox');

  await test.step('loads it only on the page of the form', async () => {
    const home = await page.goto('/');
    expect(home?.headers()['content-security-policy']).toContain("script-src 'self';");
    await logInLink(page).click();
    await expect(button(page, 'Sign up')).toBeVisible();
    expect(service.loads()).toBe(0);
    await button(page, 'Sign up').click();
    await expect(puzzle).toBeVisible();
    expect(service.loads()).toBe(1);
  });

  await test.step('needs an answer', async () => {
    await page.getByLabel('Display Name').fill('Pia');
    await page.getByLabel('Username').fill('pia');
    await page.getByLabel('Email').fill('pia@example.org');
    await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
    await button(page, 'Sign up').click();
    await acceptAlert(page, 'Solve the puzzle above the button first.');
    expect(service.checked).toEqual([]);
  });

  await test.step('shows a new one when the answer is refused', async () => {
    await puzzle.check();
    service.forget();
    await button(page, 'Sign up').click();
    await acceptAlert(page, 'The check for bots is missing, wrong or too old. Send the form again.');
    await expect(puzzle).not.toBeChecked();
  });

  await test.step('signs up with a right one', async () => {
    await puzzle.check();
    await button(page, 'Sign up').click();
    await expectHome(page);
    expect(service.checked).toHaveLength(2);
    expect(service.checked[1]).toMatchObject({ sitekey: 'site', secret: 'a secret', remoteip: '127.0.0.1' });
  });

  await context.close();
  service.close();
});
