import { openRendered } from './support/openRendered';
import { card, commentField, main } from './support/page';
import { expect, test } from './support/test';

test('Back is not lost while a page hydrates', async ({ page, forum }) => {
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    Object.assign(window, {
      addEventListener: (...listener: Parameters<typeof listen>) => {
        if (listener[0] === 'popstate') {
          window.addEventListener = listen;
          history.pushState(null, '', '/news');
          dispatchEvent(new PopStateEvent('popstate'));
        }
        listen(...listener);
      },
    });
  });
  await openRendered(page, `${forum.url}/memes`);
  await expect(main(page).getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
});

test('Back from another site shows guests what has changed meanwhile', async ({ page, forum }) => {
  const ada = await forum.member('Ada');
  await openRendered(page, `${forum.url}/news?sort=new`);
  await page.goto('data:text/html,Another site', { waitUntil: 'commit' });
  await forum.post(ada, { postTitle: 'Written meanwhile', category: 'News' });

  // The browser takes the document from its cache.
  await page.goBack();
  await expect(card(page, 'Written meanwhile')).toBeVisible();
});

test('after a log-out, Back shows the next user no text of the member', async ({ browserOf, forum }) => {
  const bob = await forum.member('Bob');
  const post = await forum.post(await forum.member('Ada'));
  const page = await browserOf(bob);
  await page.goto(`/Posts/${post._id}`);
  await commentField(page).fill('Not for others');
  await page.goto('data:text/html,Another site', { waitUntil: 'commit' });
  await page.goto('/news');
  await page.evaluate(() => localStorage.removeItem('profile'));
  await page.goBack();
  await page.goBack();

  await expect(commentField(page)).toBeVisible();
  await expect(page.locator('#page-state')).not.toBeAttached();
  await expect(commentField(page)).toHaveValue('');
});
