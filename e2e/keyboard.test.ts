import type { Locator } from '@playwright/test';

import { commentField } from './support/page';
import { expect, test } from './support/test';

test('the main journey needs only the keyboard, and the focus is always visible', async ({ page, forum }) => {
  test.setTimeout(180_000);
  const bob = await forum.member('Bob');
  await forum.post(bob, { postTitle: 'Zebra crossing', category: 'News' });
  const main = page.getByRole('main');
  const banner = page.getByRole('banner');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

  await test.step('sign up', async () => {
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await tabTo(banner.getByRole('link', { name: 'Log in' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/Auth');
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(main.getByRole('button', { name: 'Sign up' }));
    await page.keyboard.press('Enter');
    await tabTo(page.getByLabel('Display Name'), 'Shift+Tab');
    await page.keyboard.type('Keira Keys');
    await next(page.getByLabel('Username'));
    await page.keyboard.type('keira');
    await next(page.getByLabel('Email'));
    await page.keyboard.type('keira@example.org');
    await next(page.getByLabel('Password', { exact: true }));
    await page.keyboard.type('correct horse 1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('create a post with a mention and tags', async () => {
    await tabTo(main.getByRole('button', { name: 'Create Post' }));
    await page.keyboard.press('Enter');
    const memes = page.getByRole('menuitem', { name: /Memes/ });
    await expect(memes).toBeVisible();
    await press('ArrowDown', memes);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/CreatePost/memes');
    await expect(heading('Create Post')).toBeFocused();
    await tabTo(page.getByLabel('Title', { exact: true }));
    await page.keyboard.type('Look, no mouse');
    await next(page.getByLabel('Body'));
    await page.keyboard.type(`Hello @${bob.username}`);
    // Enter chooses the first.
    await expect(page.getByRole('option')).toHaveCount(1);
    await expect(page.getByRole('option')).toContainText(bob.username);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Body')).toHaveValue(`Hello @${bob.username} `);
    await next(page.getByLabel('Tags').first());
    await page.keyboard.type('gm wagmi');
    await tabTo(main.getByRole('button', { name: 'Create Post' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/memes');
    await expect(heading('Memes')).toBeFocused();
  });

  await test.step('open it among the newest and vote', async () => {
    await tabTo(main.getByRole('radio', { name: 'Hot' }));
    await page.keyboard.press('ArrowRight');
    await expectVisibleFocus(main.getByRole('radio', { name: 'New' }));
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/memes?sort=new');
    // The first posts are replaced and lose the focus, so wait for the new ones.
    await expect(main.getByRole('article').first()).toContainText('Look, no mouse');
    await tabTo(main.getByRole('link', { name: 'Look, no mouse' }));
    await page.keyboard.press('Enter');
    await expect(heading('Look, no mouse')).toBeFocused();
    const upvote = main.getByRole('button', { name: 'Upvote' });
    await tabTo(upvote);
    await page.keyboard.press('Space');
    await expect(upvote).toHaveAttribute('aria-pressed', 'true');
    await expectVisibleFocus(upvote);
  });

  await test.step('comment, and delete the comment after a confirmation', async () => {
    await tabTo(commentField(page));
    await page.keyboard.type('Typed');
    const send = main.getByRole('button', { name: 'Send' });
    await next(send);
    await page.keyboard.press('Enter');
    const comment = page.getByRole('listitem').filter({ hasText: 'Typed' });
    await expect(comment).toBeVisible();
    await expect(commentField(page)).toHaveValue('');
    await expect(send).toBeFocused();

    const remove = comment.getByRole('button', { name: 'Delete' });
    await expect(remove).toBeEnabled();
    await tabTo(remove);
    await page.keyboard.press('Enter');
    const confirmation = page.getByRole('alertdialog');
    await expect(confirmation.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await next(confirmation.getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    await expect(comment).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: '0 Comments' })).toBeFocused();
  });

  await test.step('search', async () => {
    await tabTo(banner.getByRole('combobox', { name: 'Search posts' }), 'Shift+Tab');
    await page.keyboard.type('zebra');
    const option = page.getByRole('option', { name: 'Zebra crossing' });
    await expect(option).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(heading('Zebra crossing')).toBeFocused();
  });

  await test.step('read a notification', async () => {
    const posts = await forum.call<{ _id: string; postTitle: string }[]>('GET', '/posts/get');
    const own = posts.find(({ postTitle }) => postTitle === 'Look, no mouse');
    await forum.comment(bob, own?._id ?? '', 'Well typed');
    const bell = banner.getByRole('button', { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName(/unread$/);
    await tabTo(bell, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const item = page.getByRole('menuitem', { name: /on "Look, no mouse"/ });
    await expect(item).toBeVisible();
    await press('ArrowDown', item);
    await page.keyboard.press('Enter');
    await expect(heading('Look, no mouse')).toBeFocused();
    await expect(item).toHaveCount(0);
  });

  await test.step('open the profile and log out', async () => {
    const account = banner.getByRole('button', { name: /^Account: / });
    await tabTo(account, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await press('ArrowDown', page.getByRole('menuitem', { name: 'Profile' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/Users\//);
    await expect(heading('Keira Keys')).toBeFocused();
    await tabTo(account, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await press('ArrowDown', page.getByRole('menuitem', { name: 'Log out' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(banner.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

async function tabTo(goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await press(key, goal);
  await expectVisibleFocus(goal);
}

async function next(goal: Locator) {
  await goal.page().keyboard.press('Tab');
  await expectVisibleFocus(goal);
}

async function press(key: string, goal: Locator) {
  const hasFocus = () => goal.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80; presses += 1) {
    if (await hasFocus()) return;
    await goal.page().keyboard.press(key);
  }
  throw new Error(`80 presses of ${key} did not reach the goal.`);
}

/** Expects `goal` to be focused, inside the viewport, and to have a focus ring itself or on an ancestor. */
async function expectVisibleFocus(goal: Locator) {
  await expect(goal).toBeFocused();
  await expect(goal).toBeInViewport();
  const isDrawn = () => goal.evaluate(hasRing);
  await expect.poll(isDrawn, 'the focus is drawn').toBe(true);
}

function hasRing(element: Element): boolean {
  for (let shown: Element | null = element; shown && shown !== document.body; shown = shown.parentElement) {
    for (const part of [undefined, '::after']) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown, part);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
      // A ring without blur, as the search box has.
      if (/ 0px 0px 0px [1-9]/.test(boxShadow)) return true;
    }
  }
  return false;
}
