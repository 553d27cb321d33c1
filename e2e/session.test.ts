import { bodiesOf, recordCalls, recordRealtime } from './support/calls';
import { account, button, expectArrival, logOut, storedProfile } from './support/page';
import { expect, test } from './support/test';

// @spec 2.2, 2.3, 2.4, 2.5, 3.1, 3.15, 4.1, 4.2, 4.3, 4.5, 4.24, 4.25, 6.10, 7.1, 7.9, 7.17, 9.8
test('a session lasts from log-in to log-out', { tag: '@plain' }, async ({ page, forum }) => {
  const ada = await forum.member('ada');
  const calls = recordCalls(page);
  const named = (name: string) => calls.filter((call) => call.name === name);
  const realtime = recordRealtime(page);

  await test.step('fetches all posts and users for a guest, who joins no room', async () => {
    await page.goto('/Auth');
    await expect.poll(() => realtime.open()).toBe(1);
    for (const name of ['GET /posts/get', 'GET /api/users/all']) {
      await expect.poll(() => named(name).map(({ authorization }) => authorization)).toEqual([undefined]);
    }
    expect(realtime.sent).toEqual([]);
  });

  await test.step('logs in, goes home and fetches all users again', async () => {
    await page.getByLabel('Email').fill(ada.email);
    await page.getByLabel('Password', { exact: true }).fill(ada.password);
    await button(page, 'Log in').click();
    await expect(page).toHaveURL('/');
    await expectArrival(page, 'All zones');
    expect(bodiesOf(calls, 'POST /api/users/login')).toEqual([{ email: ada.email, password: ada.password }]);
    const asGuest = calls.slice(0, calls.findIndex(({ name }) => name === 'POST /api/users/login') + 1);
    expect(asGuest.filter(({ authorization }) => authorization !== undefined)).toEqual([]);
    await expect.poll(() => named('GET /api/users/all').length).toBe(2);
    expect(await storedProfile(page)).toEqual({
      token: expect.any(String) as unknown,
      result: { _id: ada._id, name: 'ada' },
    });
  });

  await test.step('joins the room of the user', async () => {
    await expect.poll(() => realtime.sent).toEqual([['join', ada._id]]);
    await expect.poll(() => realtime.open()).toBe(1);
  });

  await test.step('sends the token with every call', async () => {
    const before = calls.length;
    const { token } = (await storedProfile(page)) as { token: string };
    await expect(account(page)).toHaveText('A');
    expect(await account(page).locator('> *').boundingBox()).toMatchObject({ width: 40, height: 40 });
    await account(page).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page).toHaveURL(`/Users/${ada._id}`);
    await expectArrival(page, 'ada');
    await page.getByRole('link', { name: 'News', exact: true }).first().click();
    await expectArrival(page, 'News');
    await expect.poll(() => calls.slice(before).map(({ name }) => name)).toContain('GET /posts/get');
    const laterCalls = calls.slice(before);
    expect(laterCalls.map(({ name }) => name)).toContain(`GET /api/users/${ada._id}`);
    expect(new Set(laterCalls.map(({ authorization }) => authorization))).toEqual(
      new Set([`Bearer ${token}`]),
    );
  });

  await test.step('logs out, goes home and reconnects as a guest', async () => {
    const opened = realtime.opened();
    await logOut(page);
    expect(await storedProfile(page)).toBeNull();
    await expect.poll(() => realtime.opened()).toBe(opened + 1);
    await expect.poll(() => realtime.open()).toBe(1);
    expect(realtime.sent).toEqual([['join', ada._id]]);
  });
});
