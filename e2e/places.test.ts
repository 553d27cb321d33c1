import { expect, test } from './support/test';

test.describe('Spec §2, the Tags screen', () => {
  // @spec 2.21, 2.61, 3.10
  test('says what a tag is and lists those in use, each leading to its posts', async ({
    page,
    startForum,
  }) => {
    const forum = await startForum();
    const ada = await forum.member('Ada');
    await forum.post(ada, { postTitle: 'First', postTags: ['gm', 'sun'], category: 'Memes' });
    await forum.post(ada, { postTitle: 'Second', postTags: ['gm'], category: 'Memes' });
    await page.goto(`${forum.url}/Tags`);
    await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
    await expect(
      page.getByText(
        'A tag is a keyword or label that categorises a post with similar ones. The right tags help others to find your post and to comment on it.',
        { exact: true },
      ),
    ).toBeVisible();
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveText(['gmUsed in Memes.2 posts', 'sunUsed in Memes.1 post']);

    await cards.getByRole('link', { name: 'gm' }).click();
    await expect(page).toHaveURL(`${forum.url}/Tags?tag=gm`);
    await expect(page.getByRole('link', { name: 'First' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Second' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'All tags' }).click();
    await cards.getByRole('link', { name: 'sun' }).click();
    await expect(page.getByRole('link', { name: 'First' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Second' })).toHaveCount(0);
  });

  // @spec 2.62
  test('has a single placeholder entry while no post has a tag', async ({ page, startForum }) => {
    const forum = await startForum();
    await page.goto(`${forum.url}/Tags`);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
      'exampleNo post has a tag yet. Those of the first post come here.',
    ]);
  });

  test('says that the tags could not be loaded, and tries again', async ({ page }) => {
    let fails = true;
    await page.route('**/api/tags?*', (route) =>
      fails ? route.fulfill({ status: 500, json: { message: 'The shelf fell.' } }) : route.continue(),
    );
    await page.goto('/Tags');
    await expect(page.getByRole('alert')).toContainText('The tags could not be loaded. The shelf fell.');
    fails = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });

  // @spec 2.21
  test('is where the tags of a post lead', async ({ page, forum }) => {
    const post = await forum.post(await forum.member('Ada'), { postTitle: 'Tagged', postTags: ['c++'] });
    await page.goto(`/Posts/${post._id}`);
    await page.getByRole('main').getByRole('link', { name: 'c++' }).first().click();
    await expect(page).toHaveURL('/Tags?tag=c%2B%2B');
    await expect(page.getByRole('heading', { level: 1, name: 'Posts tagged “c++”' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tagged', exact: true })).toBeVisible();
  });
});

test.describe('Spec §2, the Users screen', () => {
  // @spec 2.22, 2.63, 2.64
  test('lists all users by first letter and full name, each leading to the profile', async ({
    page,
    startForum,
  }) => {
    const forum = await startForum();
    const members = [];
    for (let number = 1; number <= 45; number += 1) members.push(await forum.member(`member no ${number}`));
    await page.goto(`${forum.url}/Users`);
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    const first = page.getByRole('link', { name: 'member no 1', exact: false }).first();
    await expect(first).toHaveText('Mmember no 1');
    await expect(first).toHaveAttribute('href', `/Users/${members[0]?._id}`);

    const last = page.getByRole('link', { name: 'member no 45' });
    await expect(async () => {
      await page.mouse.wheel(0, 3000);
      await expect(last).toBeVisible({ timeout: 300 });
    }).toPass();
    await last.click();
    await expect(page).toHaveURL(`${forum.url}/Users/${members.at(-1)?._id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'member no 45' })).toBeVisible();
    await page.goBack();
    await expect(last).toBeInViewport();
  });

  test('says that the users could not be loaded, and tries again', async ({ page, forum }) => {
    await forum.member('Zadie');
    let fails = true;
    await page.route('**/api/users/all?*', (route) =>
      fails ? route.fulfill({ status: 500, json: { message: 'Nobody home.' } }) : route.continue(),
    );
    await page.goto('/Users');
    await expect(page.getByRole('alert')).toContainText('The users could not be loaded. Nobody home.');
    fails = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
});

test.describe('Spec §2, /messages and /chat', () => {
  for (const path of ['/messages', '/chat']) {
    // @spec 2.24
    test(
      `${path} reads "Select a user to start chatting." and leads to the users`,
      { tag: '@once' },
      async ({ page }) => {
        await page.goto(path);
        await expect(page.getByText('Select a user to start chatting.', { exact: true })).toBeVisible();
        await page.getByRole('main').getByRole('link', { name: 'See all users' }).click();
        await expect(page).toHaveURL('/Users');
      },
    );
  }
});
