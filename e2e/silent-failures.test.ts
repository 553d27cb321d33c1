import type { Page } from '@playwright/test';

import {
  callNamed,
  failCall,
  failures,
  holdCall,
  waitForNextResponse,
  type CallName,
} from './support/failures';
import type { Forum, Member } from './support/forum';
import { bell, commentField, expectArrival, searchBox, unreadPollMs } from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

interface SilentCall {
  name: string;
  call: CallName;
  begin: (page: Page, forum: Forum, member: Member) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  isWaiting: (page: Page) => Promise<void>;
  isWithout: (page: Page) => Promise<void>;
  isDone: (page: Page) => Promise<void>;
}

const searchDebounceMs = 300;
const mentionDebounceMs = 150;

const bodyField = (page: Page) => page.getByLabel('Body');
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
    call: 'GET /notifications/unread-count',
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
    call: 'GET /posts/suggestions',
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
    call: 'GET /api/users/search',
    begin: () => Promise.resolve(),
    ...mention(commentField),
  },
  {
    name: 'mention suggestions in a post',
    call: 'GET /api/users',
    begin: (page) => visit(page, '/CreatePost/memes'),
    ...mention(bodyField),
  },
];

// @spec 8.18
test('some calls fail silently or are slow, and no text is lost', async ({ browserOf, forum }) => {
  const member = await forum.member('Quill');
  const page = await browserOf(member);
  const noAlert = () => expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.clock.install();

  for (const { name, call: callName, begin, act, isWaiting, isWithout, isDone } of silentCalls) {
    await test.step(name, async () => {
      const call = callNamed(callName);
      await begin(page, forum, member);
      for (const failure of failures) {
        await test.step(failure.kind, async () => {
          await failCall(page, call, failure);
          await Promise.all([waitForNextResponse(page, call), act(page)]);
          await isWithout(page);
          await rendered(page);
          await noAlert();
          await page.unrouteAll();
        });
      }

      await test.step('is slow', async () => {
        const release = await holdCall(page, call);
        await act(page);
        await isWaiting(page);
        await release();
        await isDone(page);
        await noAlert();
        await page.unrouteAll();
      });
    });
  }
});
