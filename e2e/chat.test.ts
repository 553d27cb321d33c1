import { startChatClient } from '../server/src/testing/chat-client';
import { recordCalls, recordRealtime } from './support/calls';
import { button, chatField, chatLog, commentField, listItem, main, scoreIn, sidebar } from './support/page';
import { expect, test } from './support/test';

// @spec 2.76, 3.11, 4.26, 5.18, 7.25, 7.26
test('a chat message reaches other browsers immediately', { tag: '@plain' }, async ({ browserOf, forum }) => {
  const [ada, bob] = [await forum.member('Adalind'), await forum.member('Bob')];
  const [first, second] = [await browserOf(ada), await browserOf(bob)];
  const calls = recordCalls(first);
  const realtime = recordRealtime(first);
  await first.goto('/memes');
  await second.goto('/news');
  for (const page of [first, second]) await expect(sidebar(page).getByText('Live')).toBeVisible();
  await expect(sidebar(first).getByRole('listitem').filter({ hasText: 'BTC' })).toHaveText(
    /^BTC[▲▼■] \d+\.\d\d%\$[\d,]+\.\d\d$/,
  );
  await expect.poll(() => calls.map(({ name }) => name)).toContain('GET /api/globalchat/history');
  await expect.poll(() => realtime.sent).toContainEqual(['join', ada._id]);

  await chatField(first).fill('  gm from Ada  ');
  await chatField(first).press('Enter');
  const message = {
    _id: expect.any(String) as unknown,
    userId: ada._id,
    userName: 'Adalind',
    senderName: 'Adalind',
    text: 'gm from Ada',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
  };
  await expect
    .poll(() => realtime.sent)

    .toContainEqual([
      'global message',
      expect.objectContaining({ userId: ada._id, userName: 'Adalind', text: 'gm from Ada' }),
    ]);
  await expect
    .poll(() => realtime.received)
    .toContainEqual(['global message', expect.objectContaining(message)]);
  await expect
    .poll(() => forum.call('GET', '/api/globalchat/history'))
    .toContainEqual(expect.objectContaining(message));

  await expect(chatLog(first)).toContainText('gm from Ada');
  await expect(chatLog(first).getByText('You', { exact: true }).last()).toBeVisible();
  await expect(chatLog(first).getByRole('link', { name: 'Adalind' })).toHaveCount(0);
  await expect(chatLog(second).getByText('gm from Ada')).toBeVisible();
  await expect(chatLog(second).getByRole('link', { name: 'Adalind' })).toHaveAttribute(
    'href',
    `/Users/${ada._id}`,
  );
  await expect(chatField(first)).toHaveValue('');

  await chatField(first).fill('   ');
  await chatField(first).press('Enter');
  await second.reload();
  await expect(chatLog(second).getByText('gm from Ada')).toHaveCount(1);
  const history = await forum.call<{ text: string }[]>('GET', '/api/globalchat/history');
  expect(history.filter(({ text }) => text.trim() === '')).toEqual([]);
});

test('earlier chat messages load page by page', async ({ browserOf, startForum }) => {
  const forum = await startForum();
  const ada = await forum.member('Ada');
  const chat = await startChatClient({ urls: [forum.url], token: ada.token }, () => Promise.resolve([]));
  for (let number = 1; number <= 55; number += 1) await chat.say(`Line ${number}.`);
  chat.close();
  const page = await browserOf(ada);
  await page.goto('/memes');
  await expect(chatLog(page).getByText('Line 55.')).toBeVisible();
  await expect(chatLog(page).getByText('Line 5.', { exact: true })).toHaveCount(0);
  const earlier = chatLog(page).getByRole('button', { name: 'Load earlier messages' });
  await earlier.click();
  await expect(chatLog(page).getByText('Line 1.', { exact: true })).toBeAttached();
  await expect(earlier).toHaveCount(0);
  await expect(chatLog(page).getByText('Line 6.', { exact: true })).toBeVisible();
  await expect(chatLog(page).getByText(/^Line \d+\.$/)).toHaveCount(55);
});

test('an outage of the network or the server loses no text, and the app reconnects', async ({
  browserOf,
  startForum,
}) => {
  const forum = await startForum();
  const post = await forum.post(await forum.member('Ada'));
  const page = await browserOf(await forum.member('Bob'));
  const hint = main(page).getByRole('status').filter({ hasText: 'You are offline.' });
  const live = () => expect(sidebar(page).getByText('Live')).toBeVisible({ timeout: 30_000 });
  await page.goto(`/Posts/${post._id}`);
  await live();
  await expect(hint).toHaveCount(0);
  // The code for an outage loads after the first view.
  await page.waitForLoadState('networkidle');

  await test.step('changes wait while there is no network', async () => {
    await chatField(page).fill('half a thought');
    await page.context().setOffline(true);
    await expect(hint).toBeVisible();
    await button(page, 'Upvote').click();
    await expect(scoreIn(main(page))).toHaveText('Score 1');
    await commentField(page).fill('From a tunnel');
    await commentField(page).press('Control+Enter');
    const comment = listItem(page, 'From a tunnel');
    await expect(comment.filter({ hasText: 'Waiting to be sent' })).toBeVisible();
    await expect(comment).toHaveCount(1);
    await expect(commentField(page)).toHaveValue('');
    await page.context().setOffline(false);
    await expect(hint).toHaveCount(0);
    await expect(comment.filter({ hasText: 'Waiting to be sent' })).toHaveCount(0);
    await expect(comment).toHaveCount(1);
    await expect.poll(async () => (await forum.read(post._id))?.upVote?.length).toBe(1);
  });

  await test.step('the chat reconnects to a server that was away', async () => {
    await live();
    await forum.pause();
    await expect(sidebar(page).getByText('Reconnecting…')).toBeVisible();
    await page.context().setOffline(true);
    await expect(sidebar(page).getByText('Offline')).toBeVisible();
    await expect(chatField(page)).toHaveValue('half a thought');
    await page.context().setOffline(false);
    await chatField(page).press('Enter');
    await expect(chatField(page)).toHaveValue('');
    await expect(chatLog(page)).toContainText('half a thought');

    await forum.resume();
    await live();
    await expect(main(page).getByText('1 change is waiting to be sent.')).toHaveCount(0, { timeout: 70_000 });
    const sent = async () => {
      const history = await forum.call<{ text: string }[]>('GET', '/api/globalchat/history');
      return history.filter(({ text }) => text === 'half a thought');
    };
    await expect.poll(sent).toHaveLength(1);
  });
});
