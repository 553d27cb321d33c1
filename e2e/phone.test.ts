import { holdCall } from './support/failures';
import { expectArrival, searchBox } from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

test.use({ viewport: { width: 320, height: 640 } });

test('on a phone the bar is at the bottom, and search and chat are sheets', async ({ page, forum }) => {
  const post = await forum.post(await forum.member('Ada'), { postTitle: 'Wombat in a pocket' });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/');

  await test.step('the bar leads to the zones, the log-in and home', async () => {
    await menu.getByRole('button', { name: 'Zones' }).click();
    await page.getByRole('menuitem', { name: 'News' }).click();
    await expect(page).toHaveURL('/news');
    await menu.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/Auth');
    await menu.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
  });

  await test.step('the chat has the prices above it', async () => {
    await page.getByRole('button', { name: 'Chat' }).click();
    const sheet = page.getByRole('dialog', { name: 'Chat and prices' });
    await expect(sheet.getByRole('region', { name: 'Crypto prices' })).toBeVisible();
    await expect(sheet.getByRole('listitem').filter({ hasText: 'BTC' })).toBeAttached();
    await expect(sheet.getByRole('region', { name: 'Global Chat' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('a page that arrives late leaves the chat open', async () => {
    const letUsersLoad = await holdCall(page, { path: '**/assets/users-*.js' });
    await visit(page, '/Users');
    await page.getByRole('button', { name: 'Chat' }).click();
    const sheet = page.getByRole('dialog', { name: 'Chat and prices' });
    await expect(sheet).toBeVisible();
    await letUsersLoad();
    await expect(page).toHaveTitle('Users · Alphazone');
    await expect(sheet.getByRole('region', { name: 'Global Chat' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('Back closes the chat', async () => {
    await page.getByRole('button', { name: 'Chat' }).click();
    const sheet = page.getByRole('dialog', { name: 'Chat and prices' });
    await expect(sheet).toBeVisible();
    // Like Back on Android, an Escape that the page does not handle is a close request of the platform.
    await page.evaluate(() => {
      addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
    });
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('the search closes once a post is chosen or searched for', async () => {
    const open = page.getByRole('button', { name: 'Search posts' });
    const sheet = page.getByRole('dialog', { name: 'Search posts' });
    await open.click();
    await expect(searchBox(page)).toBeFocused();
    await searchBox(page).fill('wombat');
    await sheet.getByRole('option', { name: 'Wombat in a pocket' }).click();
    await expect(page).toHaveURL(`/posts/${post._id}`);
    await expect(sheet).toBeHidden();
    await expectArrival(page, 'Wombat in a pocket');
    await open.click();
    await searchBox(page).fill('wombat');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL('/posts/search?q=wombat');
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('link', { name: 'Wombat in a pocket' })).toBeVisible();
  });
});
