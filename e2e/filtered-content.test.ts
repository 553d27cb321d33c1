import { callNamed, failCall, failures, holdCall } from './support/failures';
import { logInLink, main, titles } from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

const scripts = { path: '**/assets/*.js' };

test('content that a member filters is unreadable before the filters are loaded', async ({
  browserOf,
  forum,
}) => {
  const [ada, bob, cid] = [await forum.member('Ada'), await forum.member('Bob'), await forum.member('Cid')];
  const hidden = await forum.post(ada, { postTitle: 'Heron sighting', category: 'News' });
  await forum.post(ada, { postTitle: 'A wálrus!', category: 'News' });
  await forum.post(cid, { postTitle: 'Otter sighting', category: 'News' });
  const post = await forum.post(ada, { postTitle: 'Tapir sighting', category: 'News' });
  await forum.comment(cid, post._id, 'At the zoo.');
  await forum.comment(ada, post._id, 'No, at the harbour.');
  await forum.call('PUT', `/api/users/${cid._id}/block`, undefined, bob);
  await forum.call('PUT', `/posts/hide/${hidden._id}`, undefined, bob);
  await forum.call('PUT', '/api/filters/words', { words: ['walrus'] }, bob);

  const member = await browserOf(bob);
  await member.goto('/news');
  await expect(titles(member).filter({ hasText: 'Tapir sighting' })).toBeVisible();
  await expect(main(member).getByRole('button', { name: 'Show' }).first()).toBeVisible();
  // They are kept a moment after they apply.
  await expect.poll(() => member.evaluate(() => localStorage.getItem('filters'))).not.toBeNull();
  for (const { address, filtered, shown } of [
    { address: '/news', filtered: /Heron|lrus|Otter/, shown: 'Tapir sighting' },
    { address: `/Posts/${post._id}`, filtered: 'At the zoo.', shown: 'No, at the harbour.' },
  ]) {
    const letScriptsLoad = await holdCall(member, scripts);
    const letFiltersLoad = await holdCall(member, callNamed('GET /api/filters'));
    const unreadable = main(member).getByText(filtered).filter({ visible: true });
    await expect(async () => {
      await member.goto(address, { waitUntil: 'commit' });
      await expect(main(member).getByText(shown)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(unreadable).toHaveCount(0);
    await letScriptsLoad();
    await expect(member.locator('#page-state')).not.toBeAttached();
    await expect(unreadable).toHaveCount(0);
    await letFiltersLoad();
    const show = main(member).getByRole('button', { name: 'Show' }).first();
    // A line, not the height of what it replaces.
    const height = () => show.evaluate(({ parentElement }) => parentElement?.offsetHeight);
    expect(await height()).toBeLessThan(50);
    await show.click();
    await expect(unreadable.first()).toBeVisible();
    await member.unrouteAll();
  }

  await test.step('the last known filters apply until filters can be loaded again', async () => {
    const [, failure] = failures;
    const failing = await failCall(member, callNamed('GET /api/filters'), failure!);
    await member.goto('/news');
    const otter = titles(member).filter({ hasText: 'Otter sighting' });
    await expect(member.getByRole('article', { name: 'Blocked member.' })).toBeVisible();
    await expect(otter).toHaveCount(0);

    // First, because a retry may load the filters as soon as it can.
    await forum.call('DELETE', `/api/users/${cid._id}/block`, undefined, bob);
    await failing.end();
    await visit(member, '/memes');
    // Otherwise the list of News may stay, and refetch nothing.
    await expect(main(member).getByRole('heading', { level: 1, name: 'Memes' })).toBeVisible();
    await visit(member, '/news');
    await expect(otter).toBeVisible();
  });

  await test.step('after a member is blocked, the focus is on what replaces their post', async () => {
    await visit(member, '/news');
    await main(member)
      .getByRole('button', { name: /^More about “Tapir/ })
      .click();
    await member.getByRole('menuitem', { name: /^Block/ }).click();
    await member.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await expect(member.getByRole('article', { name: 'Blocked member.' }).last()).toBeVisible();
    await expect(member.locator(':focus')).toHaveAccessibleName('Blocked member.');
  });

  await test.step('a log-out forgets the filters', async () => {
    await member.getByRole('button', { name: /^Account: / }).click();
    await member.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(logInLink(member).first()).toBeVisible();
    expect(await member.evaluate(() => localStorage.getItem('filters'))).toBeNull();
  });
});
