import { acceptAlert, expect, test } from './support/test';

test.describe('/Auth', () => {
  test('signs a newcomer up, stores the session under "profile" and goes home', async ({ page }) => {
    await page.goto('/Auth');
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    await page.getByLabel('Display Name').fill('Ada Lovelace');
    await page.getByLabel('Username').fill('ada.l');
    await page.getByLabel('Email').fill('ada.l@example.org');
    await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();

    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
    const profile = await page.evaluate(
      () => JSON.parse(localStorage.getItem('profile') ?? 'null') as unknown,
    );
    expect(profile).toMatchObject({ token: expect.any(String), result: { name: 'Ada Lovelace' } });

    await page.reload();
    await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();
  });

  test('logs in, and logs out to / with the stored profile cleared', async ({ page, forum }) => {
    const bob = await forum.member('Bob');
    await page.goto('/Auth');
    await page.getByLabel('Email').fill(bob.email);
    await page.getByLabel('Password', { exact: true }).fill(bob.password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/');

    await page.goto('/memes');
    await page.getByRole('button', { name: /^Account: / }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('profile'))).toBeNull();
  });

  test('says what is wrong, in the order of the spec', async ({ page }) => {
    await page.goto('/Auth');
    const submit = page.getByRole('main').getByRole('button', { name: 'Log in' });
    await submit.click();
    await acceptAlert(page, 'Enter email and password');

    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByLabel('Password', { exact: true }).fill('wrong horse 1');
    await submit.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org');

    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('');
    await page.getByLabel('Email').fill('new@example.org');
    await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
    const create = page.getByRole('main').getByRole('button', { name: 'Sign up' });
    await create.click();
    await acceptAlert(page, 'Enter a name to continue');
    await page.getByLabel('Display Name').fill('New');
    await page.getByLabel('Username').fill('  ');
    await create.click();
    await acceptAlert(page, 'Enter a username to continue');
  });

  test('opens in sign-up mode with the referral code of ?ref=', async ({ page }) => {
    await page.goto('/Auth?ref=ABC123');
    await expect(page.getByLabel(/Referral code/i)).toHaveValue('ABC123');
  });

  test('shows the server’s message when the username is taken, and keeps what was typed', async ({
    page,
    forum,
  }) => {
    const taken = await forum.member('Taken');
    await page.goto('/Auth?ref=');
    await page.getByLabel('Display Name').fill('Other');
    await page.getByLabel('Username').fill(taken.username.toUpperCase());
    await page.getByLabel('Email').fill('other@example.org');
    await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(/username/i);
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(page.getByLabel('Display Name')).toHaveValue('Other');
  });

  test('uses the fallback message when the server gives none', async ({ page }) => {
    await page.route('**/api/users/login', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/Auth');
    await page.getByLabel('Email').fill('a@example.org');
    await page.getByLabel('Password', { exact: true }).fill('whatever 1');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await acceptAlert(page, 'Login failed. Please check your credentials.');
  });
});

test.describe('the session', () => {
  test('ends by itself when the token expires', { tag: '@extension' }, async ({ page, forum }) => {
    const carl = await forum.member('Carl');
    await page.clock.install();
    await page.goto('/Auth');
    await page.getByLabel('Email').fill(carl.email);
    await page.getByLabel('Password', { exact: true }).fill(carl.password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('button', { name: /^Account: / })).toBeVisible();

    // Longer than any token of these tests is valid (TOKEN_TTL, 7 days unless set).
    await page.clock.fastForward(8 * 24 * 60 * 60 * 1000);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('profile'))).toBeNull();
  });

  test('clears a saved profile that cannot be parsed', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('profile', '{broken'));
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});
