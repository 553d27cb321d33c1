import type { Page } from '@playwright/test';

import { emptyDocuments } from './support/emptyDocuments';
import {
  callNamed,
  failCall,
  failures,
  holdCall,
  waitForNextResponse,
  type CallName,
} from './support/failures';
import type { Forum, Member } from './support/forum';
import {
  bell,
  chatField,
  chatLog,
  commentField,
  expectArrival,
  searchBox,
  sidebar,
  unreadPollMs,
} from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

interface SilentCall {
  name: string;
  calls: readonly [CallName, ...CallName[]];
  begin: (page: Page, forum: Forum, member: Member) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  isWaiting: (page: Page) => Promise<void>;
  isWithout: (page: Page, logged: readonly string[]) => Promise<void>;
  isDone: (page: Page) => Promise<void>;
}

const searchDebounceMs = 300;
const mentionDebounceMs = 150;

const bodyField = (page: Page) => page.getByLabel('Body');
const reload = (page: Page) => page.reload({ waitUntil: 'commit' });
const rendered = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function openPost(page: Page, forum: Forum, member: Member) {
  const post = await forum.post(member, { postTitle: 'Quiet please' });
  await visit(page, `/Posts/${post._id}`);
  await expectArrival(page, 'Quiet please');
}

const mention = (field: (page: Page) => ReturnType<typeof commentField>) => ({
  act: async (page: Page) => {
    await field(page).fill('');
    await field(page).pressSequentially('Ask @quill');
    await page.clock.fastForward(mentionDebounceMs);
  },
  isWaiting: (page: Page) => expect(page.getByText('Looking for people...')).toBeVisible(),
  isWithout: async (page: Page) => {
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(field(page)).toHaveValue('Ask @quill');
  },
  isDone: async (page: Page) => {
    await page.getByRole('option').filter({ hasText: 'quill' }).first().click();
    await expect(field(page)).toHaveValue(/^Ask @quill\w* $/);
  },
});

const silentCalls: SilentCall[] = [
  {
    name: 'the unread count',
    calls: ['GET /notifications/unread-count'],
    begin: async (page, forum, member) => {
      const post = await forum.post(member);
      await forum.comment(await forum.member('Bob'), post._id, 'Look here');
      await page.goto('/memes');
      await expect(bell(page)).toHaveAccessibleName(/unread$/);
    },
    act: (page) => page.clock.fastForward(unreadPollMs),
    isWaiting: (page) => expect(bell(page)).toHaveAccessibleName('Notifications'),
    isWithout: (page) => expect(bell(page)).toHaveAccessibleName('Notifications'),
    isDone: (page) => expect(bell(page)).toHaveAccessibleName(/unread$/),
  },
  {
    name: 'suggestions',
    calls: ['GET /posts/suggestions'],
    begin: openPost,
    act: async (page) => {
      await searchBox(page).fill('');
      await searchBox(page).fill('quiet');
      await page.clock.fastForward(searchDebounceMs);
    },
    isWaiting: (page) => expect(page.getByText('Loading suggestions...')).toBeVisible(),
    isWithout: async (page) => {
      await expect(page.getByText('No suggestions found.')).toBeVisible();
      await expect(searchBox(page)).toHaveValue('quiet');
    },
    isDone: async (page) => {
      await expect(page.getByRole('option', { name: 'Quiet please' }).first()).toBeVisible();
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'mention suggestions in a comment',
    calls: ['GET /api/users/search'],
    begin: () => Promise.resolve(),
    ...mention(commentField),
  },
  {
    name: 'mention suggestions in a post',
    calls: ['GET /api/users'],
    begin: (page) => visit(page, '/CreatePost/memes'),
    ...mention(bodyField),
  },
  {
    name: 'the prices and the chat history',
    calls: ['GET /api/crypto/top', 'GET /api/globalchat/history'],
    begin: async (page, forum) => {
      await page.goto('/memes');
      await chatField(page).fill('Said before');
      await chatField(page).press('Enter');
      await expect
        .poll(() => forum.call<{ text: string }[]>('GET', '/api/globalchat/history'))
        .toContainEqual(expect.objectContaining({ text: 'Said before' }));
      // A sent message stays in the drafts until it is acknowledged.
      await page.reload();
      await chatField(page).fill('half a thought');
    },
    act: reload,
    isWaiting: async (page) => {
      await expect(sidebar(page).getByText('Loading Crypto Data...')).toBeVisible();
      await expect(sidebar(page).getByRole('status', { name: 'Loading messages' })).toBeVisible();
      await expect(chatField(page)).toHaveValue('half a thought');
    },
    isWithout: async (page, logged) => {
      await expect.poll(() => logged.join()).toContain('The coin prices could not be loaded.');
      await expect(sidebar(page).getByText('Loading Crypto Data...')).toBeVisible();
      await expect.poll(() => logged.join()).toContain('The chat history could not be loaded.');
      await expect(sidebar(page).getByText('The chat could not be loaded.')).toBeVisible();
      await expect(chatField(page)).toHaveValue('half a thought');
    },
    isDone: async (page) => {
      await expect(sidebar(page).getByRole('listitem').filter({ hasText: 'BTC' })).toBeAttached();
      await expect(chatLog(page)).toContainText('Said before');
      await expect(chatField(page)).toHaveValue('half a thought');
    },
  },
];

// @spec 8.18
test('some calls fail silently or are slow, and no text is lost', async ({ browserOf, forum }) => {
  const member = await forum.member('Quill');
  const page = await browserOf(member);
  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  await emptyDocuments(page);
  const noAlert = () => expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.clock.install();

  for (const { name, calls, begin, act, isWaiting, isWithout, isDone } of silentCalls) {
    await test.step(name, async () => {
      await begin(page, forum, member);
      for (const failure of failures) {
        await test.step(failure.kind, async () => {
          logged.length = 0;
          for (const call of calls) await failCall(page, callNamed(call), failure);
          const responses = calls.map((call) => waitForNextResponse(page, callNamed(call)));
          await Promise.all([...responses, act(page)]);
          await isWithout(page, logged);
          await rendered(page);
          await noAlert();
          await page.unrouteAll();
        });
      }

      await test.step('is slow', async () => {
        const releases = [];
        for (const call of calls) releases.push(await holdCall(page, callNamed(call)));
        await act(page);
        await isWaiting(page);
        for (const release of releases) await release();
        await isDone(page);
        await noAlert();
        await page.unrouteAll();
      });
    });
  }
});
