import type { Page } from '@playwright/test';

import { callNamed, failing, failures, holding, nextAnswer, type CallName } from './support/failures';
import type { Forum, Member } from './support/forum';
import { commentField, expect, test } from './support/test';

/** One call of spec section 7 whose failure needs no word (section 8, Silent failures), as somebody makes it. */
interface SilentCall {
  name: string;
  call: CallName;
  /** Leads to where it is made. */
  begin: (page: Page, forum: Forum, member: Member) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** What is seen before the answer of one that is made after a failure. */
  isWaited: (page: Page) => Promise<void>;
  /** What is seen instead of the answer; nothing that was typed is lost. */
  isWithout: (page: Page, logged: readonly string[]) => Promise<void>;
  isDone: (page: Page) => Promise<void>;
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search posts' });
const body = (page: Page) => page.getByLabel('Body');
const aside = (page: Page) => page.getByRole('complementary');
const message = (page: Page) => aside(page).getByRole('textbox', { name: 'Message' });
const option = (page: Page) => page.getByRole('option').filter({ hasText: 'quill' });
const reload = (page: Page) => page.reload({ waitUntil: 'commit' });
/** What has come by now is on screen. */
const rendered = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function openPost(page: Page, forum: Forum, member: Member) {
  const post = await forum.post(member, { postTitle: 'Quiet please' });
  await page.goto(`/Posts/${post._id}`);
}

const mention = (field: (page: Page) => ReturnType<typeof commentField>) => ({
  act: async (page: Page) => {
    await field(page).fill('');
    await field(page).pressSequentially('Ask @quill');
  },
  isWaited: (page: Page) => expect(page.getByText('Looking for people...')).toBeVisible(),
  isWithout: async (page: Page) => {
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(field(page)).toHaveValue('Ask @quill');
  },
  isDone: async (page: Page) => {
    await option(page).first().click();
    await expect(field(page)).toHaveValue(/^Ask @quill\w* $/);
  },
});

const calls: SilentCall[] = [
  {
    name: 'the unread count',
    call: 'GET /notifications/unread-count',
    begin: async (page, forum, member) => {
      const post = await forum.post(member);
      await forum.comment(await forum.member('Bob'), post._id, 'Look here');
      await page.clock.install();
      await page.goto('/memes');
      await expect(bell(page)).toHaveAccessibleName(/unread$/);
    },
    // The next poll.
    act: (page) => page.clock.fastForward(15_000),
    isWaited: (page) => expect(bell(page)).toHaveAccessibleName('Notifications'),
    isWithout: (page) => expect(bell(page)).toHaveAccessibleName('Notifications'),
    isDone: (page) => expect(bell(page)).toHaveAccessibleName(/unread$/),
  },
  {
    name: 'suggestions',
    call: 'GET /posts/suggestions',
    begin: openPost,
    act: async (page) => {
      await search(page).fill('');
      await search(page).fill('quiet');
    },
    isWaited: (page) => expect(page.getByText('Loading suggestions...')).toBeVisible(),
    isWithout: async (page) => {
      await expect(page.getByText('No suggestions found.')).toBeVisible();
      await expect(search(page)).toHaveValue('quiet');
    },
    isDone: (page) => expect(page.getByRole('option', { name: 'Quiet please' }).first()).toBeVisible(),
  },
  {
    name: 'whom to mention in a comment',
    call: 'GET /api/users/search',
    begin: openPost,
    ...mention(commentField),
  },
  {
    name: 'whom to mention in a post',
    call: 'GET /api/users',
    begin: (page) => page.goto('/CreatePost/memes'),
    ...mention(body),
  },
  {
    name: 'prices',
    call: 'GET /api/crypto/top',
    begin: (page) => page.goto('/memes'),
    act: reload,
    isWaited: (page) => expect(aside(page).getByText('Loading Crypto Data...')).toBeVisible(),
    isWithout: async (page, logged) => {
      await expect.poll(() => logged.join()).toContain('The coin prices could not be loaded.');
      await expect(aside(page).getByText('Loading Crypto Data...')).toBeVisible();
    },
    isDone: (page) => expect(aside(page).getByRole('listitem').filter({ hasText: 'BTC' })).toBeAttached(),
  },
  {
    name: 'the history of the chat',
    call: 'GET /api/globalchat/history',
    begin: async (page, forum) => {
      await page.goto('/memes');
      await message(page).fill('Said before');
      await message(page).press('Enter');
      await expect
        .poll(() => forum.call<{ text: string }[]>('GET', '/api/globalchat/history'))
        .toContainEqual(expect.objectContaining({ text: 'Said before' }));
      // Until it is acknowledged, what was sent counts as a draft too.
      await page.reload();
      await message(page).fill('half a thought');
    },
    act: reload,
    isWaited: async (page) => {
      await expect(aside(page).getByRole('status', { name: 'Loading messages' })).toBeVisible();
      await expect(message(page)).toHaveValue('half a thought');
    },
    isWithout: async (page, logged) => {
      await expect.poll(() => logged.join()).toContain('The chat history could not be loaded.');
      await expect(aside(page).getByText('The chat could not be loaded.')).toBeVisible();
      await expect(message(page)).toHaveValue('half a thought');
    },
    isDone: async (page) => {
      await expect(aside(page).getByRole('log')).toContainText('Said before');
      await expect(message(page)).toHaveValue('half a thought');
    },
  },
  {
    name: 'the settings of the site',
    call: 'GET /api/site',
    begin: (page) => page.goto('/memes'),
    act: reload,
    isWaited: (page) => expect(page.getByText('Loading...', { exact: true })).toBeVisible(),
    isWithout: (page) => expect(page.getByRole('heading', { level: 1, name: 'Memes' })).toBeVisible(),
    isDone: async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Memes' })).toBeVisible();
      await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
    },
  },
];

for (const { name, call: callName, begin, act, isWaited, isWithout, isDone } of calls) {
  // @spec 8.18
  test(`${name} may fail in silence or be slow, and nothing is lost`, async ({ browserOf, forum }) => {
    test.setTimeout(120_000);
    const call = callNamed(callName);
    const member = await forum.member('Quill');
    const page = await browserOf(member);
    const logged: string[] = [];
    page.on('console', (line) => logged.push(line.text()));
    await begin(page, forum, member);

    for (const failure of failures) {
      await test.step(failure.kind, async () => {
        logged.length = 0;
        const failed = await failing(page, call, failure);
        await Promise.all([nextAnswer(page, call), act(page)]);
        await isWithout(page, logged);
        await rendered(page);
        await expect(page.getByRole('alertdialog')).toHaveCount(0);

        // The next one is slow.
        const release = await holding(page, call);
        await failed.end();
        await act(page);
        await isWaited(page);
        await release();
        await isDone(page);
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
      });
    }
  });
}

for (const colorScheme of ['dark', 'light'] as const) {
  test(
    `until its code has come the page reads "Loading..." in the ${colorScheme} theme of one’s choice`,
    { tag: '@once' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' });
      await page.addInitScript((scheme) => localStorage.setItem('theme', scheme), colorScheme);
      const release = await holding(page, { path: '**/assets/*.js' });
      await page.goto('/memes', { waitUntil: 'commit' });
      const waiting = page.getByRole('status').filter({ hasText: /^Loading\.\.\.$/ });
      await expect(waiting).toBeVisible();
      const [text, background] = await waiting.evaluate((element) => [
        getComputedStyle(element).color,
        getComputedStyle(document.documentElement).backgroundColor,
      ]);
      expect([text, background]).toEqual(
        colorScheme === 'light'
          ? ['rgb(0, 0, 0)', 'rgb(252, 252, 253)']
          : ['rgb(255, 255, 255)', 'rgb(13, 14, 18)'],
      );
      await release();
      await expect(page.getByRole('heading', { level: 1, name: 'Memes' })).toBeVisible();
      await expect(waiting).toHaveCount(0);
    },
  );
}
