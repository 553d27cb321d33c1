import { holdCall } from './support/failures';
import { commentField, listItem } from './support/page';
import { expect, test } from './support/test';

const mentionCode = '**/assets/mentionActor-*.js';

test('a name and an Enter typed while the code of mentions loads choose a suggestion', async ({
  browserOf,
  forum,
}) => {
  const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
  const post = await forum.post(ada);
  const page = await browserOf(bob, { serviceWorkers: 'block' });
  const letMentionsLoad = await holdCall(page, { path: mentionCode });
  await page.goto(`/Posts/${post._id}`);
  const field = commentField(page);
  await field.pressSequentially(`Ask @${ada.username}`);
  await expect(page.getByText('Looking for people...')).toBeVisible();
  await field.press('ArrowUp');
  await field.press('Enter');
  await expect(field).toHaveValue(`Ask @${ada.username}`);

  await letMentionsLoad();
  await expect(field).toHaveValue(`Ask @${ada.username} `);
  await page.keyboard.type('first');
  await expect(field).toHaveValue(`Ask @${ada.username} first`);
  await field.press('Control+Enter');
  const comment = listItem(page, `Ask @${ada.username} first`);
  await expect(comment.getByRole('link', { name: `@${ada.username}` })).toBeVisible();
});

test('a name typed before scripts run is looked up', async ({ page, forum }) => {
  const ada = await forum.member('Ada');
  const post = await forum.post(ada);
  const letScriptsLoad = await holdCall(page, { path: '**/assets/*.js' });
  const field = commentField(page);
  await expect(async () => {
    await page.goto(`/Posts/${post._id}`, { waitUntil: 'commit' });
    await field.fill(`Ask @${ada.username}`, { timeout: 2000 });
  }).toPass();
  await letScriptsLoad();

  await expect(page.getByRole('option', { name: ada.username })).toBeVisible();
  await expect(field).toBeFocused();
  await field.press('Enter');
  await expect(field).toHaveValue(`Ask @${ada.username} `);
});

test('a comment can be written when the code of mentions cannot be loaded', async ({ browserOf, forum }) => {
  const [ada, bob] = [await forum.member('Ada'), await forum.member('Bob')];
  const post = await forum.post(ada);
  const page = await browserOf(bob, { serviceWorkers: 'block' });
  await page.route(mentionCode, (route) => route.abort());
  await page.goto(`/Posts/${post._id}`);
  const field = commentField(page);
  await field.pressSequentially(`Ask @${ada.username}`);
  await expect(page.getByText('Looking for people...')).toBeHidden();
  await field.press('Enter');
  await page.keyboard.type(`not @${ada.username}`);
  await expect(field).toHaveValue(`Ask @${ada.username}\nnot @${ada.username}`);

  await page.unrouteAll({ behavior: 'wait' });
  const option = page.getByRole('option', { name: ada.username });
  // The first of them may still wait for a load that fails.
  await expect(async () => {
    await field.press('Backspace');
    await page.keyboard.type(ada.username.slice(-1));
    await expect(option).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await option.click();
  await expect(field).toHaveValue(`Ask @${ada.username}\nnot @${ada.username} `);
});
