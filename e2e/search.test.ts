import { setTimeout } from 'node:timers/promises';

import { recordCalls } from './support/calls';
import { holdCall } from './support/failures';
import { bar, expectArrival, searchBox } from './support/page';
import { expect, test } from './support/test';

// @spec 2.2, 2.6, 2.7, 2.8, 2.19, 2.20, 7.15
test(
  'the search suggests titles and keeps results in the URL',
  { tag: '@plain' },
  async ({ page, forum, serverKind }) => {
    const ada = await forum.member('Ada');
    const post = await forum.post(ada, { postTitle: 'Quokka sighting' });
    await forum.post(ada, { postTitle: 'Numbat sighting' });
    const postBody = `${'Long before the end. '.repeat(10)}A pademelon <i>hides</i> here.`;
    await forum.post(ada, { postTitle: 'A shy animal', postBody });
    const calls = recordCalls(page);
    const box = searchBox(page);
    const listbox = page.getByRole('listbox');
    const quokka = page.getByRole('link', { name: 'Quokka sighting' });
    await page.goto('/messages');

    await test.step('suggests matches, and nothing without a match', async () => {
      const response = page.waitForResponse(/\/posts\/suggestions/);
      // `fill` sets the whole text at once, so only one search starts.
      await box.fill(' quokka ');
      expect(await (await response).json()).toEqual([{ _id: post._id, postTitle: 'Quokka sighting' }]);
      await expect(page.getByRole('option', { name: 'Quokka sighting' })).toBeVisible();
      expect(calls.filter(({ name }) => name === 'GET /posts/suggestions').map(({ query }) => query)).toEqual(
        [{ q: 'quokka' }],
      );
      await box.fill('nothing like this');
      await expect(page.getByText('No suggestions found.')).toBeVisible();
    });

    await test.step('closes on an outside click and on Escape', async () => {
      await box.fill('quok');
      await expect(listbox).toBeVisible();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(listbox).toHaveCount(0);
      await expect(box).toHaveValue('quok');
      await box.fill('quokk');
      await expect(listbox).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(listbox).toHaveCount(0);
    });

    await test.step('opens the chosen post', async () => {
      await box.fill('quokka');
      await page.getByRole('option', { name: 'Quokka sighting' }).click();
      await expect(page).toHaveURL(`/posts/${post._id}`);
      await expectArrival(page, 'Quokka sighting');
      await expect(listbox).toHaveCount(0);
    });

    await test.step('submits to a URL that Back and a reload restore', async () => {
      await box.fill('  quokka ');
      await box.press('Enter');
      await expect(page).toHaveURL('/posts/search?q=quokka');
      await expect(quokka).toBeVisible();
      await expect(page.getByRole('link', { name: 'Numbat sighting' })).toHaveCount(0);
      await expect(box).toHaveValue('quokka');
      await page.reload();
      await expect(box).toHaveValue('quokka');
      await expect(listbox).toHaveCount(0);
      await box.fill('numbat');
      await box.press('Enter');
      await expect(page).toHaveURL('/posts/search?q=numbat');
      await expect(quokka).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/posts/search?q=quokka');
      await expectArrival(page, 'Results for “quokka”');
      await expect(box).toHaveValue('quokka');
      await expect(quokka).toBeVisible();
    });

    await test.step('highlights matches in a title', async () => {
      await expect(quokka.locator('mark')).toHaveText('Quokka');
    });

    if (serverKind === 'alphazone') {
      await test.step('finds words of the body and highlights them', async () => {
        await box.fill('PADEM');
        await box.press('Enter');
        await expect(page.getByRole('link', { name: 'A shy animal' })).toBeVisible();
        await expect(page.getByRole('article').locator('mark')).toHaveText('padem');
        await expect(page.getByText('pademelon <i>hides</i> here.')).toBeVisible();
      });
    }

    await test.step('shows all posts for an empty search', async () => {
      await box.fill('   ');
      await box.press('Enter');
      await expect(page).toHaveURL('/posts');
      await expect(page.getByRole('heading', { level: 1, name: 'All posts' })).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(box).toHaveValue('');
    });
  },
);

test('a search is sent once, immediately, while the code of the suggestions loads', async ({
  browserOf,
  forum,
}) => {
  const page = await browserOf(await forum.member('Ada'), { serviceWorkers: 'block' });
  const letSuggestionsLoad = await holdCall(page, { path: '**/assets/searchActor-*.js' });
  await page.goto('/messages');
  await searchBox(page).fill('quokka');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL('/posts/search?q=quokka');
  await bar(page).getByRole('link', { name: 'News' }).click();
  await expectArrival(page, 'News');
  await letSuggestionsLoad();
  await searchBox(page).fill('nothing like this');
  await expect(page.getByText('No suggestions found.')).toBeVisible();
  await expect(page).toHaveURL('/news');
});

test('no letter is lost that is typed while the search loads', async ({ page }) => {
  await page.route('**/assets/searchActor-*', async (route) => {
    await setTimeout(300);
    await route.continue();
  });
  await page.goto('/Tags');
  const typed = await searchBox(page).evaluate(async (field: HTMLInputElement) => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    let text = '';
    field.focus();
    for (let burst = 0; burst < 50; burst += 1) {
      for (const letter of 'abc') {
        text += letter;
        value?.set?.call(field, field.value + letter);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return text;
  });
  await expect(searchBox(page)).toHaveValue(typed);
});
