import { recordCalls } from './support/calls';
import { holdCall } from './support/failures';
import {
  account,
  bar,
  bell,
  expectArrival,
  logInLink,
  main,
  scoreIn,
  scrollTo,
  searchBox,
} from './support/page';
import type { Member } from './support/forum';
import { screensOf, visit } from './support/screens';
import { expect, test } from './support/test';

// @spec 2.2, 2.24
test('a guest finds the screens by links and by URLs', async ({ page, forum }) => {
  const ada = await forum.member('Ada');
  const post = await forum.post(ada, { postTitle: 'In focus', postTags: ['lens'] });
  const heading = (name: string) => main(page).getByRole('heading', { level: 1, name });
  await page.goto('/MEMES');
  await expect(heading('Memes')).toBeVisible();

  await test.step('the bar and the footer lead to the screens', async () => {
    for (const [name, address] of [
      ['Cryptocurrency', '/cryptocurrency'],
      ['Memes', '/memes'],
      ['News', '/news'],
      [/Alphazone/, '/'],
      ['Log in', '/Auth'],
    ] as const) {
      await bar(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(address);
    }
    await expect(bar(page).getByRole('button', { name: /^Notifications|^Account/ })).toHaveCount(0);

    // A list that arrives between press and release would move the footer.
    await expectArrival(page, 'Log in');
    await page.getByRole('contentinfo').getByRole('link', { name: 'General feed' }).click();
    await expect(page).toHaveURL('/crypto');
    await expectArrival(page, 'General feed');

    for (const path of ['/messages', '/chat']) {
      await visit(page, path);
      await expect(page.getByText('Select a user to start chatting.', { exact: true })).toBeVisible();
      await main(page).getByRole('link', { name: 'See all users' }).click();
      await expect(page).toHaveURL('/Users');
      await expectArrival(page, 'Users');
    }
  });

  await test.step('URLs match in any letter case and with a trailing slash', async () => {
    for (const [address, name] of [
      ['/memes/', 'Memes'],
      ['/USERS/', 'Users'],
      [`/users/${ada._id}`, 'Ada'],
      ['/tags', 'Tags'],
      ['/TAGS/?tag=lens', 'Posts tagged “lens”'],
      ['/POSTS', 'All posts'],
      ['/Posts/Search/?q=focus', 'Results for “focus”'],
      [`/posts/${post._id}/`, 'In focus'],
      ['/Messages', 'Messages'],
      [`/POSTS/${post._id}`, 'In focus'],
      ['/CHAT', 'Messages'],
    ] as const) {
      await visit(page, address);
      await expect(heading(name), address).toBeVisible();
    }
    await visit(page, '/auth/');
    await expect(page.getByLabel('Email')).toBeVisible();
    await visit(page, '/createpost/MEMES');
    await expect(page.getByRole('textbox', { name: 'Category' })).toHaveValue('Memes');
    await visit(page, '/memes/');
    await expect(bar(page).getByRole('link', { name: 'Memes' })).toHaveAttribute('aria-current', 'page');
  });

  await test.step('an unknown URL shows an error that leads home', async () => {
    const notFound = heading('Page not found');
    for (const address of ['/no/such/page', '/gardening', '/memes/nothing', '/users/1/2']) {
      // Each arrives from a known screen.
      await visit(page, '/messages');
      await expect(heading('Messages')).toBeVisible();
      await visit(page, address);
      await expect(notFound, address).toBeVisible();
      await expect(page).toHaveTitle('Page not found · Alphazone');
    }
    await main(page).getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(heading('All zones')).toBeVisible();
  });

  await test.step('a new page starts at its top with the focus on its heading', async () => {
    await bar(page).getByRole('link', { name: 'Memes' }).click();
    await expectArrival(page, 'Memes');
    await page.getByRole('radio', { name: 'New' }).click();
    await expect(page).toHaveURL('/memes?sort=new');
    // The focus stays when only the order changes.
    await expect(page.getByRole('radio', { name: 'New' })).toBeFocused();

    await page.getByRole('link', { name: 'In focus' }).click();
    await expect(page).toHaveURL(`/Posts/${post._id}`);
    await expectArrival(page, 'In focus');
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await main(page).getByRole('link', { name: 'lens', exact: true }).first().click();
    await expectArrival(page, 'Posts tagged “lens”');
    await page.goBack();
    await expectArrival(page, 'In focus');

    await searchBox(page).fill('focus');
    await page.keyboard.press('Enter');
    await expectArrival(page, 'Results for “focus”');
  });

  await test.step('a page that arrives late leaves the focus in a field or menu that is used meanwhile', async () => {
    await page.goto('/news');
    const letUsersLoad = await holdCall(page, { path: '**/assets/users-*.js' });
    await visit(page, '/Users');
    await searchBox(page).pressSequentially('foc');
    await letUsersLoad();
    await expect(heading('Users')).toBeVisible();
    await page.keyboard.type('us');
    await expect(searchBox(page)).toHaveValue('focus');

    const letTagsLoad = await holdCall(page, { path: '**/assets/tags-*.js' });
    await visit(page, '/Tags');
    await page.getByRole('button', { name: 'Theme' }).click();
    await letTagsLoad();
    await expect(heading('Tags')).toBeVisible();
    await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeVisible();
  });

  await test.step('a screen whose code an update has deleted reloads the page once, then shows an error', async () => {
    const code = /\/assets\/users-[^/]*\.js$/i;
    await page.goto('/');
    await page.route(code, (route) => route.fulfill({ status: 404 }));
    let loads = 0;
    page.on('load', () => (loads += 1));
    await visit(page, '/Users');
    await expect.poll(() => loads).toBe(1);
    await expect(page.getByText('Something went wrong on this page.')).toBeVisible();
    await expect(page).toHaveTitle('Something went wrong · Alphazone');

    await page.unroute(code);
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(heading('Users')).toBeVisible();
    // The rendered page is visible before it has loaded.
    await expect.poll(() => loads).toBe(2);
  });
});

// @spec 2.1, 7.1
test('every screen has the bar and its title and calls only our server', async ({
  page,
  browserOf,
  forum,
}) => {
  const ada = await forum.member('Ada');
  const post = await forum.post(ada, { postTitle: 'Entitled', postTags: ['gm'] });
  const member = await browserOf(ada);
  for (const reader of [page, member]) {
    const calls = recordCalls(reader);
    await reader.goto('/');
    for (const [path, title] of screensOf(post._id, ada._id)) {
      await visit(reader, path);
      // A redirect would also replace the next page.
      if (reader === member && path.startsWith('/Auth')) await expect(reader, path).toHaveURL('/');
      else await expect(reader, path).toHaveTitle(title);
      for (const name of [/Alphazone/, 'Cryptocurrency', 'Memes', 'News']) {
        await expect(bar(reader).getByRole('link', { name, exact: true }), path).toBeVisible();
      }
      await expect(searchBox(reader), path).toBeVisible();
      if (reader === page) await expect(logInLink(page), path).toBeVisible();
      if (reader === member) {
        await expect(bell(member), path).toBeVisible();
        await expect(account(member), path).toBeVisible();
      }
    }
    expect(calls.length).toBeGreaterThan(10);
    expect(new Set(calls.map(({ origin }) => origin))).toEqual(new Set([forum.url]));
    expect(new Set(calls.map(({ authorization }) => authorization))).toEqual(
      new Set([reader === member ? `Bearer ${ada.token}` : undefined]),
    );
  }
});

// @spec 2.22, 2.63, 2.64, 7.2, 7.3
test(
  'long lists load while scrolling, and Back returns to the same place',
  { tag: '@plain' },
  async ({ page, startForum }) => {
    const forum = await startForum();
    const members: Member[] = [];
    for (let number = 1; number <= 45; number += 1) {
      const member = await forum.member(`member no ${number}`);
      members.push(member);
      await forum.publish(member, {
        postTitle: `Number ${number}.`,
        postBody: `Number ${number} of many. `.repeat(1 + (number % 7)),
      });
    }

    await test.step('in a feed, even after its posts have changed', async () => {
      await page.goto(`${forum.url}/memes`);
      await page.getByRole('radio', { name: 'New' }).click();
      await expect(page.getByText('45 Posts')).toBeVisible();
      const far = page.getByRole('link', { name: 'Number 4.', exact: true });
      await scrollTo(far);
      await far.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Number 4.' })).toBeVisible();
      const all = await forum.call<{ _id: string; postTitle: string }[]>('GET', '/posts/get');
      const id = all.find(({ postTitle }) => postTitle === 'Number 4.')?._id ?? '';
      await forum.vote(await forum.member('Voter'), id, 'upVote');
      // Makes the cache stale.
      await page.evaluate(() => {
        const now = Date.now();
        Date.now = () => now + 60_000;
      });
      await page.goBack();
      await expect(page).toHaveURL(`${forum.url}/memes?sort=new`);
      await expect(page.getByRole('radio', { name: 'New' })).toBeChecked();
      await expect(scoreIn(page.getByRole('article').filter({ has: far }))).toHaveText('Score 1');
      await expect(far).toBeInViewport();
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1, name: 'Number 4.' })).toBeVisible();
      await page.goBack();
      await expect(far).toBeInViewport();
    });

    await test.step('in the first frame', async () => {
      const far = page.getByRole('link', { name: 'Number 4.', exact: true });
      const place = () => page.evaluate(() => scrollY);
      const before = await place();
      expect(before).toBeGreaterThan(3000);
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1, name: 'Number 4.' })).toBeVisible();
      const first = await page.evaluate(
        () =>
          new Promise((resolve) => {
            // Runs before the first paint of the feed.
            const look = () => {
              const link = [...document.querySelectorAll('article a')].find(
                ({ textContent }) => textContent === 'Number 4.',
              );
              const top = link?.getBoundingClientRect().top ?? -1;
              resolve({ top: scrollY, isVisible: top > 0 && top < innerHeight });
            };
            addEventListener('popstate', () => requestAnimationFrame(look), { once: true });
            history.back();
          }),
      );
      expect(first).toEqual({ top: before, isVisible: true });

      await page.goForward();
      await expect(page.getByRole('heading', { level: 1, name: 'Number 4.' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Number 4.' })).toBeVisible();
      await page.goBack();
      // Its pages load sequentially, with heights still unknown.
      await expect.poll(place).toBeGreaterThan(3000);
      await expect(far).toBeAttached();
    });

    await test.step('in the list of users', async () => {
      const calls = recordCalls(page);
      await page.goto(`${forum.url}/Users`);
      await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
      const first = page.getByRole('link', { name: 'member no 1', exact: false }).first();
      await expect(first).toHaveText('Mmember no 1');
      await expect(first).toHaveAttribute('href', `/Users/${members[0]?._id}`);

      const last = page.getByRole('link', { name: 'member no 45' });
      await scrollTo(last);
      await last.click();
      await expect(page).toHaveURL(`${forum.url}/Users/${members.at(-1)?._id}`);
      await expect(page.getByRole('heading', { level: 1, name: 'member no 45' })).toBeVisible();
      const names = calls.map(({ name }) => name);
      expect(names).toContain('GET /api/users/all');
      expect(names).toContain(`GET /api/users/${members.at(-1)?._id}`);
      await page.goBack();
      await expect(last).toBeInViewport();
    });
  },
);
