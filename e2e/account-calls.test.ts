import { bodiesOf, recordCalls } from './support/calls';
import { expect, test } from './support/test';

test.describe('Spec §7, the calls of an account', () => {
  // @spec 1.3, 2.31, 3.14, 7.10
  test('POST /api/users/signup sends name, email, password, username and referralCode, and no newsletter', async ({
    page,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const { referralCode } = await forum.call<{ referralCode: string }>(
      'GET',
      `/api/users/${ada._id}`,
      undefined,
      ada,
    );
    const calls = recordCalls(page);
    await page.goto(`/Auth?ref=${referralCode}`);
    await page.getByLabel('Display Name').fill('Nia');
    await page.getByLabel('Username').fill('nia.calls');
    await page.getByLabel('Email').fill('nia.calls@example.org');
    await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
    await page.getByLabel('Send me the newsletter').check();
    await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click();

    await expect(page).toHaveURL('/');
    expect(bodiesOf(calls, 'POST /api/users/signup')).toEqual([
      {
        name: 'Nia',
        email: 'nia.calls@example.org',
        password: 'correct horse 1',
        username: 'nia.calls',
        referralCode,
      },
    ]);
  });

  // @spec 3.15, 6.10, 7.1, 7.9
  test('POST /api/users/login sends email and password, and its session is the token of every call from then on', async ({
    page,
    forum,
  }) => {
    const bob = await forum.member('Bob');
    const calls = recordCalls(page);
    await page.goto('/Auth');
    await page.getByLabel('Email').fill(bob.email);
    await page.getByLabel('Password', { exact: true }).fill(bob.password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/');
    await page.getByRole('contentinfo').waitFor();
    expect(bodiesOf(calls, 'POST /api/users/login')).toEqual([{ email: bob.email, password: bob.password }]);
    const asVisitor = calls.slice(0, calls.findIndex(({ name }) => name === 'POST /api/users/login') + 1);
    expect(asVisitor.filter(({ authorization }) => authorization !== undefined)).toEqual([]);

    const profile = await page.evaluate(() => localStorage.getItem('profile'));
    const { token } = JSON.parse(profile ?? '{}') as { token?: string };
    const before = calls.length;
    await page.goto(`/Users/${bob._id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Bob' })).toBeVisible();
    await page.getByRole('link', { name: 'News', exact: true }).first().click();
    await expect(page).toHaveURL('/news');
    await expect.poll(() => calls.slice(before).map(({ name }) => name)).toContain('GET /posts/get');
    const since = calls.slice(before);
    expect(since.map(({ name }) => name)).toContain(`GET /api/users/${bob._id}`);
    expect(new Set(since.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${token}`]));
  });

  // @spec 7.1
  test('all calls of all screens go to the product’s own address, with the token', async ({
    browserOf,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const post = await forum.post(ada, { postTags: ['gm'] });
    const page = await browserOf(ada);
    const calls = recordCalls(page);
    for (const path of [
      '/',
      '/memes',
      '/crypto',
      '/CreatePost/news',
      `/Posts/${post._id}`,
      '/posts/search?q=post',
      '/Tags',
      '/Tags?tag=gm',
      '/Users',
      `/Users/${ada._id}`,
      '/messages',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    }
    expect(calls.length).toBeGreaterThan(20);
    expect(new Set(calls.map(({ origin }) => origin))).toEqual(new Set([forum.url]));
    expect(new Set(calls.map(({ authorization }) => authorization))).toEqual(
      new Set([`Bearer ${ada.token}`]),
    );
  });

  // @spec 7.2, 7.3
  test('GET /api/users/all fills the list of users, GET /api/users/{id} a profile', async ({
    page,
    forum,
  }) => {
    const cleo = await forum.member('Cleo');
    const calls = recordCalls(page);
    await page.goto('/Users');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await page.goto(`/Users/${cleo._id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Cleo' })).toBeVisible();
    const names = calls.map(({ name }) => name);
    expect(names).toContain('GET /api/users/all');
    expect(names).toContain(`GET /api/users/${cleo._id}`);
  });
});
