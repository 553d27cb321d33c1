import { bodiesOf, recordCalls, recordRealtime } from './support/calls';
import { expect, test } from './support/test';

test.describe('Spec §7, the calls of notifications and chat', () => {
  // @spec 7.13, 7.14
  test('GET /notifications fills the dropdown, PUT /notifications/mark-read names what was read', async ({
    browserOf,
    forum,
  }) => {
    const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
    const post = await forum.post(ada, { postTitle: 'Answer me' });
    await forum.comment(bob, post._id, 'An answer');
    const [item] = await forum.call<{ _id: string }[]>('GET', '/notifications', undefined, ada);
    const page = await browserOf(ada);
    const calls = recordCalls(page);
    await page.goto('/');
    await expect.poll(() => calls.map(({ name }) => name)).toContain('GET /notifications/unread-count');
    expect(calls.map(({ name }) => name)).not.toContain('GET /notifications');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('menuitem').filter({ hasText: 'Answer me' }).click();
    await expect(page).toHaveURL(`/Posts/${post._id}`);
    expect(calls.map(({ name }) => name)).toContain('GET /notifications');
    await expect
      .poll(() => bodiesOf(calls, 'PUT /notifications/mark-read'))
      .toEqual([{ notificationIds: [item?._id] }]);
  });

  // @spec 7.12
  test('GET /notifications/unread-count is asked every 15 s while logged in, and never as a visitor', async ({
    page,
    forum,
  }) => {
    const bob = await forum.member('Bob');
    const calls = recordCalls(page);
    const asked = () => calls.filter(({ name }) => name === 'GET /notifications/unread-count').length;
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('contentinfo').waitFor();
    await page.clock.runFor(31_000);
    expect(asked()).toBe(0);

    await page.goto('/Auth');
    await page.getByLabel('Email').fill(bob.email);
    await page.getByLabel('Password', { exact: true }).fill(bob.password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect.poll(asked).toBe(1);
    // From here on time passes by the test alone.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await expect(async () => {
      await page.clock.runFor(500);
      expect(asked()).toBe(2);
    }).toPass();
    for (const times of [3, 4]) {
      await page.clock.runFor(13_000);
      expect(asked()).toBe(times - 1);
      await page.clock.runFor(2000);
      await expect.poll(asked).toBe(times);
    }
    await page.clock.resume();

    await page.getByRole('button', { name: /^Account: / }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    const before = asked();
    await page.clock.runFor(31_000);
    expect(asked()).toBe(before);
  });

  // @spec 4.26, 7.25
  test('GET /api/globalchat/history is asked when the chat is shown', async ({ page }) => {
    const calls = recordCalls(page);
    await page.goto('/memes');
    await expect(page.getByRole('complementary').getByRole('textbox', { name: 'Message' })).toBeVisible();
    await expect.poll(() => calls.map(({ name }) => name)).toContain('GET /api/globalchat/history');
  });

  // @spec 3.11, 5.18, 7.26
  test('the realtime connection joins the room of the user, says "global message" and hears it', async ({
    browserOf,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const page = await browserOf(ada);
    const realtime = recordRealtime(page);
    await page.goto('/memes');
    await expect.poll(() => realtime.sent).toContainEqual(['join', ada._id]);

    const input = page.getByRole('complementary').getByRole('textbox', { name: /message/i });
    await input.fill('  over the wire ');
    await input.press('Enter');
    await expect
      .poll(() => realtime.sent)
      .toContainEqual(['global message', { userId: ada._id, userName: 'Ada', text: 'over the wire' }]);
    await expect
      .poll(() => realtime.received.filter(([event]) => event === 'global message'))
      .toContainEqual([
        'global message',
        expect.objectContaining({
          _id: expect.any(String),
          userId: ada._id,
          userName: 'Ada',
          senderName: 'Ada',
          text: 'over the wire',
          timestamp: expect.any(String),
        }),
      ]);
  });
});
