import { acceptAlert, expect, fillLogIn, leaveForNews, test } from './support/test';

test.describe('Spec §2 and §5, /Auth', () => {
  // @spec 4.1, 5.3, 7.10
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

  // @spec 2.4, 4.1, 4.3
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

  // @spec 5.1, 5.2
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

  // @spec 2.27
  test('opens in sign-up mode with the referral code of ?ref=', { tag: '@once' }, async ({ page }) => {
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
});

test.describe('Spec §2, /Auth: the form', { tag: '@once' }, () => {
  // @spec 2.16, 2.26, 2.27, 2.29, 2.30, 2.31, 2.32, 4.6, 5.4
  test('has the fields of each mode, a hint, the newsletter and the policies', async ({ page }) => {
    await page.goto('/Auth');
    const form = page.getByRole('main').getByRole('form');
    await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(form.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
    for (const label of ['Display Name', 'Username', 'Referral code', 'Send me the newsletter']) {
      await expect(form.getByLabel(label)).toHaveCount(0);
    }

    await form.getByRole('button', { name: 'Sign up' }).click();
    for (const label of ['Display Name', 'Username', 'Email', 'Referral code']) {
      await expect(form.getByLabel(label)).toBeVisible();
    }
    await expect(form.getByLabel(/Referral code.*\(optional\)/)).toBeVisible();
    await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(form.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'At least eight characters including at least 1 letter and 1 number',
    );
    await expect(form.getByLabel('Send me the newsletter')).not.toBeChecked();
    await expect(form).toContainText(
      'By signing up you acknowledge the terms of service, privacy policy and cookie policy.',
    );
  });

  test('has on the way back what was typed, but for the password, until somebody is logged in', async ({
    page,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    await page.goto('/Auth?ref=ALPHA');
    await page.getByLabel('Email').fill('dora@example.org');
    await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
    await page.getByLabel('Display Name').fill('Dora');
    await leaveForNews(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('dora@example.org');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Display Name')).toHaveValue('Dora');
    await expect(page.getByLabel(/^Referral code/)).toHaveValue('ALPHA');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('correct horse');

    // Somebody else logs in, without the code; then her session ends by itself.
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await fillLogIn(page, ada);
    await expect(page).toHaveURL('/');
    await page.route(/\/notifications(\?.*)?$/, (route) =>
      route.fulfill({ status: 401, json: { message: 'Your session has ended.' } }),
    );
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/Auth?ref=ALPHA');
    await expect(page.getByLabel('Display Name')).toHaveValue('');
    await expect(page.getByLabel('Email')).toHaveValue('');
  });

  test('signs up with ?ref=, even an empty one, whatever was typed without it', async ({ page }) => {
    await page.goto('/Auth');
    await page.getByLabel('Email').fill('dora@example.org');
    for (const code of ['', 'ABC123']) {
      await page.goto(`/Auth?ref=${code}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('');
      await expect(page.getByLabel(/^Referral code/)).toHaveValue(code);
    }
  });

  // @spec 2.28
  test('loses what was typed, the referral code too, when the mode is toggled', async ({ page }) => {
    await page.goto('/Auth?ref=ABC123');
    const fields = ['Display Name', 'Username', 'Email', 'Referral code'].map((label) =>
      page.getByLabel(label),
    );
    const password = page.getByLabel('Password', { exact: true });
    for (const field of fields) await field.fill('typed');
    await password.fill('correct horse 1');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByLabel('Display Name')).toHaveCount(0);
    await expect(page.getByLabel('Email')).toHaveValue('');
    await expect(password).toHaveValue('');
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    for (const field of [...fields, password]) await expect(field).toHaveValue('');
  });

  // @spec 5.4
  test('sends a password that is not as the hint says: that is for the server to judge', async ({ page }) => {
    await page.route('**/api/users/signup', (route) =>
      route.fulfill({ status: 400, json: { message: 'Too weak.' } }),
    );
    await page.goto('/Auth?ref=');
    await page.getByLabel('Display Name').fill('Weak');
    await page.getByLabel('Username').fill('weak');
    await page.getByLabel('Email').fill('weak@example.org');
    await page.getByLabel('Password', { exact: true }).fill('abc');
    const sent = page.waitForRequest('**/api/users/signup');
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ password: 'abc' });
    await acceptAlert(page, 'Too weak.');
  });
});
