import type { components } from '../client/schema';
import { bodiesOf, recordCalls } from './support/calls';
import { holdCall } from './support/failures';
import { acceptAlert, account, bar, button, leaveForNews, logIn, storedProfile } from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

type User = components['schemas']['User'];

// @spec 1.3, 2.27, 2.31, 3.14, 4.1, 4.5, 5.3, 7.10, 7.17
test('a newcomer signs up with a referral code', async ({ page, forum }) => {
  const ada = await forum.member('Ada');
  const { referralCode } = await forum.call<User>('GET', `/api/users/${ada._id}`, undefined, ada);
  const calls = recordCalls(page);
  await page.goto(`/Auth?ref=${referralCode}`);
  await page.getByLabel('Display Name').fill('Nia');
  await page.getByLabel('Username').fill('nia.calls');
  await page.getByLabel('Email').fill('nia.calls@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
  await page.getByLabel('Send me the newsletter').check();
  await button(page, 'Sign up').click();

  await expect(page).toHaveURL('/');
  await expect(account(page)).toBeVisible();
  expect(bodiesOf(calls, 'POST /api/users/signup')).toEqual([
    {
      name: 'Nia',
      email: 'nia.calls@example.org',
      password: 'correct horse 1',
      username: 'nia.calls',
      referralCode,
    },
  ]);
  expect(await storedProfile(page)).toMatchObject({
    token: expect.any(String),
    result: { name: 'Nia' },
  });

  await test.step('starts with the stored session, all posts and all users', async () => {
    const { token } = (await storedProfile(page)) as { token: string };
    calls.length = 0;
    // The server may send the posts of the home page with it.
    await visit(page, '/messages');
    await page.reload();
    await expect(account(page)).toBeVisible();
    for (const name of ['GET /posts/get', 'GET /api/users/all']) {
      const sent = () => calls.filter((call) => call.name === name).map(({ authorization }) => authorization);
      await expect.poll(sent).toEqual([`Bearer ${token}`]);
    }
  });
});

// @spec 2.16, 2.26, 2.27, 2.28, 2.29, 2.30, 2.31, 2.32, 4.6, 5.1, 5.2, 5.4
test('the form has two modes, reports missing fields and keeps its text when refused', async ({
  page,
  forum,
}) => {
  const form = page.getByRole('main').getByRole('form');
  const email = form.getByLabel('Email');
  const password = form.getByLabel('Password', { exact: true });
  const alert = page.getByRole('alertdialog');
  await page.goto('/Auth');

  await test.step('has the fields of each mode, a hint and the policies', async () => {
    await expect(email).toHaveAttribute('type', 'email');
    await expect(password).toHaveAttribute('type', 'password');
    for (const label of ['Display Name', 'Username', 'Referral code', 'Send me the newsletter']) {
      await expect(form.getByLabel(label)).toHaveCount(0);
    }
    await email.fill('dora@example.org');
    await form.getByRole('button', { name: 'Sign up' }).click();
    for (const label of ['Display Name', 'Username', 'Email', 'Referral code']) {
      await expect(form.getByLabel(label)).toBeVisible();
    }
    await expect(form.getByLabel(/Referral code.*\(optional\)/)).toBeVisible();
    await expect(email).toHaveAttribute('type', 'email');
    await expect(password).toHaveAccessibleDescription(
      'At least eight characters including at least 1 letter and 1 number',
    );
    await expect(form.getByLabel('Send me the newsletter')).not.toBeChecked();
    await expect(form).toContainText(
      'By signing up you acknowledge the terms of service, privacy policy and cookie policy.',
    );
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  });

  await test.step('reports missing fields to log in', async () => {
    await button(page, 'Log in').click();
    await acceptAlert(page, 'Enter email and password');
    await email.fill('nobody@example.org');
    await password.fill('wrong horse 1');
    await button(page, 'Log in').click();
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(email).toHaveValue('nobody@example.org');
  });

  await test.step('keeps its text after a response that is not a session', async () => {
    for (const body of ['{broken', '{"token":"t","result":{}}']) {
      await page.route('**/api/users/login', (route) =>
        route.fulfill({ body, contentType: 'application/json' }),
      );
      await email.fill('ada@example.org');
      await password.fill('correct horse 1');
      await form.getByRole('button', { name: 'Log in' }).click();
      await acceptAlert(page, 'Login failed. Please check your credentials.');
      await expect(email).toHaveValue('ada@example.org');
      await expect(password).toHaveValue('correct horse 1');
      await expect(page).toHaveURL('/Auth');
      await page.unroute('**/api/users/login');
    }
  });

  await test.step('reports missing fields to sign up', async () => {
    await button(page, 'Sign up').click();
    await expect(email).toHaveValue('');
    await email.fill('other@example.org');
    await password.fill('correct horse 1');
    await button(page, 'Sign up').click();
    await acceptAlert(page, 'Enter a name to continue');
    await page.getByLabel('Display Name').fill('Other');
    await page.getByLabel('Username').fill('  ');
    await button(page, 'Sign up').click();
    await acceptAlert(page, 'Enter a username to continue');
  });

  await test.step('keeps its text when the username is taken', async () => {
    const { username } = await forum.member('Taken');
    await page.getByLabel('Username').fill(username.toUpperCase());
    await button(page, 'Sign up').click();
    await expect(alert).toContainText(/username/i);
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByLabel('Display Name')).toHaveValue('Other');
  });

  await test.step('is in sign-up mode when the URL has a referral code, even an empty one', async () => {
    for (const code of ['', 'ABC123']) {
      await visit(page, `/Auth?ref=${code}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible();
      await expect(email).toHaveValue('');
      await expect(form.getByLabel(/^Referral code/)).toHaveValue(code);
    }
  });

  await test.step('clears every field when the mode is toggled', async () => {
    const fields = ['Display Name', 'Username', 'Email', 'Referral code'].map((label) =>
      form.getByLabel(label),
    );
    for (const field of fields) await field.fill('typed');
    await password.fill('correct horse 1');
    await form.getByRole('button', { name: 'Log in' }).click();
    await expect(form.getByLabel('Display Name')).toHaveCount(0);
    await expect(email).toHaveValue('');
    await expect(password).toHaveValue('');
    await form.getByRole('button', { name: 'Sign up' }).click();
    for (const field of [...fields, password]) await expect(field).toHaveValue('');
  });

  await test.step('leaves the password rule to the server', async () => {
    await form.getByLabel('Display Name').fill('Weak');
    await form.getByLabel('Username').fill('weak');
    await email.fill('weak@example.org');
    await password.fill('abc');
    const sent = page.waitForRequest('**/api/users/signup');
    await form.getByRole('button', { name: 'Sign up' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ password: 'abc' });
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'OK' }).click();
  });
});

test('the form keeps its text except the password until a user logs in', async ({ page, forum }) => {
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

  // Another user logs in without the code. Then the server ends that session.
  await bar(page).getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await logIn(page, ada);
  const { token } = (await storedProfile(page)) as { token: string };
  await forum.call('POST', `/api/users/${ada._id}/logout-everywhere`, undefined, { token });
  await expect(bar(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  await leaveForNews(page);
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL('/Auth?ref=ALPHA');
  await expect(page.getByLabel('Display Name')).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveValue('');
});

test.describe('without a service worker, which has its code', () => {
  test.use({ serviceWorkers: 'block' });

  test('a form that is submitted while its code loads is sent once', async ({ page, forum }) => {
    const ada = await forum.member('Ada');
    const calls = recordCalls(page);
    const letFormLoad = await holdCall(page, { path: '**/assets/authFormActor-*.js' });
    await page.goto('/Auth');
    await page.getByLabel('Email').fill(ada.email);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill(ada.password);
    await password.press('Enter');
    await password.press('Enter');
    await expect(button(page, 'Log in')).toHaveAttribute('aria-disabled', 'true');

    await letFormLoad();
    await expect(account(page)).toBeVisible();
    expect(bodiesOf(calls, 'POST /api/users/login')).toEqual([{ email: ada.email, password: ada.password }]);
  });
});
