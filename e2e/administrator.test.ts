import { expect, scoreIn, test } from './support/test';

test.describe('Spec §2 and §6, the administrator', () => {
  // @spec 1.4, 1.6, 2.43, 4.7, 6.8
  test('pins and unpins a post, which shows as Boosted and stands first meanwhile', async ({
    browserOf,
    forum,
  }) => {
    const ada = await forum.member('Ada');
    const post = await forum.post(ada, { postTitle: 'To be pinned', category: 'News' });
    await forum.post(ada, { postTitle: 'Newer than it', category: 'News' });
    const page = await browserOf(await forum.admin());
    await page.goto('/news?sort=new');
    const card = page.getByRole('article').filter({ hasText: 'To be pinned' });
    const order = page
      .getByRole('article')
      .filter({ hasText: /To be pinned|Newer than it/ })
      .getByRole('heading');
    await expect(order).toHaveText(['Newer than it', 'To be pinned']);
    await card.getByRole('button', { name: 'Pin Post' }).click();
    await expect(card.getByText('Boosted')).toBeVisible();
    await expect(card.locator('svg.lucide-flame')).toBeVisible();
    await expect(order).toHaveText(['To be pinned', 'Newer than it']);
    await expect.poll(async () => (await forum.read(post._id))?.pinned).toBe(true);
    await card.getByRole('button', { name: 'Unpin Post' }).click();
    await expect(card.getByText('Boosted')).toBeHidden();
    await expect(order).toHaveText(['Newer than it', 'To be pinned']);
    await expect.poll(async () => (await forum.read(post._id))?.pinned).toBe(false);
  });

  // @spec 1.4, 2.43, 5.21, 9.9
  test('boosts up-votes by 100 unless told otherwise', async ({ browserOf, forum, serverKind }) => {
    const post = await forum.post(await forum.member('Ada'), {
      postTitle: 'To be boosted',
      category: 'News',
    });
    const page = await browserOf(await forum.admin());
    await page.goto('/news?sort=new');
    const card = page.getByRole('article').filter({ hasText: 'To be boosted' });
    await expect(card.getByRole('spinbutton')).toHaveValue('100');
    await card.getByRole('button', { name: 'Boost Upvotes' }).click();
    await expect(scoreIn(card)).toHaveText(
      serverKind === 'alphazone' ? 'Score 100, includes a boost of 100' : 'Score 100',
    );
    await expect.poll(async () => (await forum.read(post._id))?.upVote?.length).toBe(100);
  });

  // @spec 1.4, 6.8
  test('is alone with these tools', async ({ browserOf, forum }) => {
    const member = await forum.member('Bob');
    await forum.post(member, { category: 'News' });
    const page = await browserOf(member);
    await page.goto('/news');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pin Post' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Boost Upvotes' })).toHaveCount(0);
  });
});
