import { recordCalls, recordRealtime } from './support/calls';
import { acceptAlert, expect, expectArrival, test } from './support/test';

test.describe('Spec §4, Session', () => {
  // @spec 4.4, 8.19
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

  // @spec 4.5
  test('clears a saved profile that cannot be parsed', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('profile', '{broken'));
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('profile'))).toBeNull();
  });

  // @spec 2.5, 3.1, 4.2, 4.5
  test('is stored under "profile" as token and result with _id, name and profilePicture, and restored', async ({
    page,
    forum,
  }) => {
    const dora = await forum.member('Dora');
    const picture = `${forum.url}/favicon.svg`;
    // What else an answer carries is no part of the session.
    await page.route('**/api/users/login', async (route) => {
      const answer = await route.fetch();
      const session = (await answer.json()) as { result: object };
      await route.fulfill({
        json: {
          ...session,
          extra: 1,
          result: { ...session.result, profilePicture: picture, email: dora.email },
        },
      });
    });
    await page.goto('/Auth');
    await page.getByLabel('Email').fill(dora.email);
    await page.getByLabel('Password', { exact: true }).fill(dora.password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/');
    const stored = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('profile') ?? 'null') as unknown);
    const expected = {
      token: expect.any(String) as unknown,
      result: { _id: dora._id, name: 'Dora', profilePicture: picture },
    };
    expect(await stored()).toEqual(expected);

    await page.reload();
    const account = page.getByRole('button', { name: 'Account: Dora' });
    await expect(account.locator(`img[src="${picture}"]`)).toBeAttached();
    expect(await stored()).toEqual(expected);
  });

  for (const [missing, answer] of [
    ['result', { token: 'a token' }],
    ['_id', { token: 'a token', result: { name: 'Nobody' } }],
    ['token', { result: { _id: 'somebody', name: 'Somebody' } }],
  ] as const) {
    // @spec 4.2
    test(`does not start when the answer misses ${missing}`, async ({ page }) => {
      await page.route('**/api/users/login', (route) => route.fulfill({ json: answer }));
      await page.goto('/Auth');
      await page.getByLabel('Email').fill('somebody@example.org');
      await page.getByLabel('Password', { exact: true }).fill('correct horse 1');
      await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
      await acceptAlert(page, 'Login failed. Please check your credentials.');
      await expect(page).toHaveURL('/Auth');
      await expect(page.getByLabel('Email')).toHaveValue('somebody@example.org');
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('correct horse 1');
      expect(await page.evaluate(() => localStorage.getItem('profile'))).toBeNull();
    });
  }
});

test.describe('Spec §4, Session: all posts and all users', () => {
  // @spec 4.5, 7.17
  test('are fetched when the app starts, for visitors and for a member who is restored', async ({
    page,
    browserOf,
    forum,
  }) => {
    const gina = await forum.member('Gina');
    for (const [visit, authorization] of [
      [page, undefined],
      [await browserOf(gina), `Bearer ${gina.token}`],
    ] as const) {
      const calls = recordCalls(visit);
      await visit.goto('/messages');
      for (const name of ['GET /posts/get', 'GET /api/users/all']) {
        await expect
          .poll(() => calls.filter((call) => call.name === name).map((call) => call.authorization))
          .toEqual([authorization]);
      }
    }
  });

  // @spec 4.1
  test('are fetched again after a log-in: the users', async ({ page, forum }) => {
    const erin = await forum.member('Erin');
    const calls = recordCalls(page);
    const asked = () => calls.filter(({ name }) => name === 'GET /api/users/all').length;
    await page.goto('/Auth');
    await expect.poll(asked).toBe(1);
    await page.getByLabel('Email').fill(erin.email);
    await page.getByLabel('Password', { exact: true }).fill(erin.password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(asked).toBe(2);
  });
});

test.describe('Spec §4, Realtime connection', () => {
  // @spec 4.24, 4.25
  test('connects at the start, joins the room of the user after the log-in and leaves at the log-out', async ({
    page,
    forum,
  }) => {
    const finn = await forum.member('Finn');
    const realtime = recordRealtime(page);
    await page.goto('/Auth');
    await expect.poll(() => realtime.open()).toBe(1);
    expect(realtime.sent).toEqual([]);

    await page.getByLabel('Email').fill(finn.email);
    await page.getByLabel('Password', { exact: true }).fill(finn.password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect.poll(() => realtime.sent).toEqual([['join', finn._id]]);
    await expect.poll(() => realtime.open()).toBe(1);

    await expectArrival(page, 'All zones');
    const ofMember = realtime.opened();
    await page.getByRole('button', { name: /^Account: / }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    // What is open from then on is a visitor's.
    await expect.poll(() => realtime.opened()).toBe(ofMember + 1);
    await expect.poll(() => realtime.open()).toBe(1);
    expect(realtime.sent).toEqual([['join', finn._id]]);
  });
});
