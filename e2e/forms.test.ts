import type { Locator, Page, Route } from '@playwright/test';

import {
  account,
  bar,
  button,
  card,
  commentField,
  listItem,
  logInLink,
  main,
  scoreIn,
  searchBox,
} from './support/page';
import { openRendered } from './support/openRendered';
import { expect, test } from './support/test';

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

const vote = (scope: ReturnType<typeof card>, name: 'Upvote' | 'Downvote') =>
  scope.getByRole('button', { name, exact: true });

/** The first response is lost after the server has handled the form. */
async function pressTwice(page: Page, control: Locator) {
  const loseResponse = async (route: Route) => {
    expect((await route.fetch({ maxRedirects: 0 })).status()).toBe(303);
    await route.abort('aborted');
  };
  await page.route('**/forms/**', loseResponse, { times: 1 });
  const isLost = page.waitForEvent('requestfailed');
  await control.click({ noWaitAfter: true });
  await isLost;
  await control.click();
}

test('without scripts, members log in, vote, comment and log out', async ({ browser, startForum }) => {
  test.slow();
  const forum = await startForum({ SERVER_RENDERING: 'on' });
  const ada = await forum.member('Ada');
  const bob = await forum.member('Bob');
  const post = await forum.post(ada, { postTitle: 'Quokka sighting', postTags: ['quokka'] });

  for (const [name, viewport] of Object.entries(sizes)) {
    const context = await browser.newContext({ baseURL: forum.url, javaScriptEnabled: false, viewport });
    const page = await context.newPage();
    const isPhone = name === 'phone';

    await test.step(`${name}: a guest’s vote is refused with a hint to log in`, async () => {
      await openRendered(page, '/memes', { waitUntil: 'commit' });
      await vote(card(page, 'Quokka sighting'), 'Upvote').click();
      await expect(main(page).getByRole('alert')).toContainText('Login or Signup to upvote a post');
      await openRendered(page, '/Auth', { waitUntil: 'commit' });
    });

    await test.step(`${name}: a wrong password is refused at its field`, async () => {
      const password = page.getByLabel('Password', { exact: true });
      await page.getByLabel('Email').fill(bob.email);
      await password.fill('wrong horse 1');
      await button(page, 'Log in').click();
      await expect(password).toHaveAccessibleDescription('The email address or the password is wrong.');
      await expect(page.getByLabel('Email')).toHaveValue(bob.email);
      await password.fill(bob.password);
      await button(page, 'Log in').click();
      await expect(page).toHaveURL('/');
      await expect(bar(page).getByRole('button', { name: 'Log out' })).toBeVisible();
    });

    await test.step(`${name}: votes in a feed and on a post, and takes the vote back`, async () => {
      await page.goto('/memes');
      await pressTwice(page, vote(card(page, 'Quokka sighting'), 'Upvote'));
      await expect(page).toHaveURL(`/memes#post-${post._id}`);
      await expect(vote(card(page, 'Quokka sighting'), 'Upvote')).toHaveAttribute('aria-pressed', 'true');
      await expect(scoreIn(card(page, 'Quokka sighting'))).toHaveText('Score 1');
      await page.getByRole('link', { name: 'Quokka sighting' }).click();
      await vote(main(page), 'Downvote').click();
      await expect(scoreIn(main(page))).toHaveText('Score minus 1');
      await vote(main(page), 'Downvote').click();
      await expect(scoreIn(main(page))).toHaveText('Score 0');
    });

    await test.step(`${name}: comments, and keeps a text that is refused`, async () => {
      await button(page, 'Send').click();
      await expect(commentField(page)).toHaveAccessibleDescription('Enter a comment before submitting');
      const long = `Too long. ${'a'.repeat(5_000)}`;
      await commentField(page).fill(long);
      await button(page, 'Send').click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(commentField(page)).toHaveValue(long);
      await commentField(page).fill(`By the harbour, on a ${name}.`);
      await pressTwice(page, button(page, 'Send'));
      await expect(listItem(page, `By the harbour, on a ${name}.`)).toHaveCount(1);
      await expect(commentField(page)).toHaveValue('');
    });

    await test.step(`${name}: finds posts`, async () => {
      await searchBox(page).fill('quokka');
      await searchBox(page).press('Enter');
      await expect(page).toHaveURL('/posts/search?q=quokka');
      await expect(card(page, 'Quokka sighting')).toBeVisible();
      // Buttons that need scripts would do nothing.
      await expect(bar(page).getByRole('button', { name: 'Search posts' })).toBeHidden();
    });

    // The desktop's session continues with scripts.
    if (!isPhone) {
      await test.step('scripts take the session over', async () => {
        await takesOver(await context.storageState());
      });
    } else {
      await test.step('logs out', async () => {
        await bar(page).getByRole('button', { name: 'Log out' }).click();
        await expect(page).toHaveURL('/');
        await openRendered(page, '/', { waitUntil: 'commit' });
        await expect(logInLink(page)).toBeVisible();
      });
    }
    await context.close();
  }

  async function takesOver(storageState: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>) {
    const context = await browser.newContext({ baseURL: forum.url, storageState, viewport: sizes.desktop });
    const page = await context.newPage();
    await page.goto(`/Posts/${post._id}`);
    await expect(account(page)).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    await page.reload();
    await expect(account(page)).toBeVisible();
    await context.close();
  }
});

test('a form that is sent before scripts run works too', async ({ page, forum }) => {
  const bob = await forum.member('Bob');
  const post = await forum.post(bob);
  let letScriptsLoad: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (letScriptsLoad = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await openRendered(page, '/Auth', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(bob.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong horse 1');
  await button(page, 'Log in').click();
  await expect(page.getByText('The email address or the password is wrong.')).toBeVisible();
  letScriptsLoad();
  await expect(page.locator('#page-state')).not.toBeAttached();
  await expect(page).toHaveURL('/Auth');
  await expect(page.getByLabel('Email')).toHaveValue(bob.email);
  await page.getByLabel('Password', { exact: true }).fill(bob.password);
  await button(page, 'Log in').click();
  await expect(account(page)).toBeVisible();
  await page.goto(`/Posts/${post._id}`);
  await expect(account(page)).toBeVisible();
});
