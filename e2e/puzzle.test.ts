import { acceptAlert, button, expectHome, logInLink } from './support/page';
import { startPuzzleService } from './support/puzzleService';
import { expect, test, waitForScripts } from './support/test';

test('a newcomer solves the puzzle of a service like hCaptcha', async ({ browser, startForum }) => {
  const service = await startPuzzleService({ siteKey: 'site', secret: 'a secret' });
  const forum = await startForum({ ...service.settings, SERVER_RENDERING: 'on' });
  const context = await browser.newContext({ baseURL: forum.url });
  waitForScripts(context);
  const page = await context.newPage();
  const puzzle = page.frameLocator('iframe[title="Puzzle"]').getByRole('checkbox');

  await test.step('loads it only on the page of the form', async () => {
    const home = await page.goto('/');
    expect(home?.headers()['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^' ]+')+;/);
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

  await test.step('finds it on the page of a log-in that was refused before scripts ran', async () => {
    const other = await browser.newContext({ baseURL: forum.url });
    const form = await other.newPage();
    let letScriptsLoad: () => void = () => undefined;
    const isReleased = new Promise<void>((resolve) => (letScriptsLoad = resolve));
    await form.route('**/assets/*.js', async (route) => {
      await isReleased;
      await route.continue();
    });
    // A server that is too busy leaves guests' pages to the browser.
    await expect(async () => {
      const response = await form.goto('/Auth', { waitUntil: 'commit' });
      expect(await response?.text()).toContain('id="page-state"');
    }).toPass();
    await form.getByLabel('Email').fill('pia@example.org');
    await form.getByLabel('Password', { exact: true }).fill('wrong horse 1');
    await button(form, 'Log in').click();
    await expect(form.getByText('The email address or the password is wrong.')).toBeVisible();
    let documents = 0;
    form.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    letScriptsLoad();
    await expect(form.locator('#page-state')).not.toBeAttached();
    await button(form, 'Sign up').click();
    await expect(form.frameLocator('iframe[title="Puzzle"]').getByRole('checkbox')).toBeVisible();
    // Only the puzzle's iframe navigates; the page does not reload.
    expect(documents).toBe(1);
    await other.close();
  });

  await context.close();
  service.close();
});
