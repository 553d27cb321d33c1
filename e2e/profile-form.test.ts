import { recordCalls, recordForms } from './support/calls';
import { holdCall } from './support/failures';
import { readUser } from './support/forum';
import { acceptAlert, account, alertTexts, bar, listItem, media, storedProfile, tab } from './support/page';
import { expect, test } from './support/test';

const fieldOf = (form: string | undefined, name: string) =>
  new RegExp(` name="${name}"([^\\r]*)(?:\\r\\n[^\\r]+)*\\r\\n\\r\\n([^\\r]*)`).exec(form ?? '')?.slice(1);

// @spec 1.3, 2.5, 2.67, 2.68, 2.69, 2.74, 3.1, 3.8, 4.22, 5.17, 7.6, 8.5, 9.11
test(
  'the edit form changes every field and the picture',
  { tag: '@plain' },
  async ({ browserOf, forum, serverKind }) => {
    const ada = await forum.member('Ada');
    const page = await browserOf(ada);
    const calls = recordCalls(page);
    const forms = await recordForms(page);
    const form = page.getByRole('form', { name: 'Account Settings' });
    const picture = form.getByLabel('Picture', { exact: true });
    const save = async (message = new RegExp(`${alertTexts.profileUpdated}|You gained \\d+ XP!`)) => {
      const before = forms.length;
      await form.getByRole('button', { name: 'Save', exact: true }).click();
      const alert = page.getByRole('alertdialog');
      await expect(alert).toContainText(message);
      await alert.getByRole('button', { name: 'OK' }).click();
      await expect(form).toHaveCount(0);
      return forms[before];
    };
    await page.goto(`/Users/${ada._id}`);

    await test.step('sends a multipart form without a picture that was not touched', async () => {
      await page.getByRole('button', { name: 'Account Settings' }).click();
      await expect(form).toBeFocused();
      const barHeight = (await bar(page).boundingBox())?.height;
      await expect
        .poll(async () => (await form.getByRole('heading', { level: 2 }).first().boundingBox())?.y)
        .toBeGreaterThan(barHeight ?? Infinity);
      await expect(form.getByText('An image of at most 5MB.')).toBeVisible();
      // The plain server has no calls for it.
      await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(
        serverKind === 'alphazone' ? 1 : 0,
      );
      await expect(picture).toHaveAttribute('accept', /^image\//);
      await expect(form.getByRole('button', { name: 'Remove picture' })).toHaveCount(0);
      for (const label of ['X', 'Telegram', 'Discord']) {
        await expect(form.getByLabel(label, { exact: true })).toHaveAttribute('type', 'url');
      }
      await form.getByLabel('Tags').fill('bitcoin, deep sea');
      await form.getByLabel('Telegram').fill('https://t.example/ada');
      const sent = await save();
      expect(sent?.match(/ name="[^"]*"/g)?.sort()).toEqual(
        ['name', 'username', 'about', 'tags', 'socialLinks'].map((name) => ` name="${name}"`).sort(),
      );
      expect(fieldOf(sent, 'name')?.[1]).toBe('Ada');
      expect(fieldOf(sent, 'tags')?.[1]).toBe('bitcoin,deep sea');
      expect(JSON.parse(fieldOf(sent, 'socialLinks')?.[1] ?? '')).toEqual({
        x: '',
        telegram: 'https://t.example/ada',
        discord: '',
      });
      const [call] = calls.filter(({ name }) => name === `PATCH /api/users/update/${ada._id}`);
      expect(call?.contentType).toContain('multipart/form-data');
    });

    await test.step('shows the changes to all and in the bar', async () => {
      await page.getByRole('button', { name: 'Account Settings' }).click();
      await form.getByLabel('Display Name').fill('Ada Lovelace');
      await form.getByLabel('Username').fill(`${ada.username}.l`);
      await form.getByLabel('About', { exact: true }).fill('Counts blocks.');
      await form.getByLabel('X', { exact: true }).fill('https://x.example/ada');
      await form.getByLabel('Discord').fill('https://d.example/ada');
      await picture.setInputFiles(media('picture.png'));
      const completed =
        /^Task completed: Complete your profile with a bio, a picture and a link\. You gained 25 XP!/;
      const sent = await (serverKind === 'alphazone' ? save(completed) : save());
      expect(fieldOf(sent, 'profilePicture')?.[0]).toBe('; filename="picture.png"');
      await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
      await expect(page.getByText(`@${ada.username}.l`)).toBeVisible();
      await expect(page.getByText('Counts blocks.')).toBeVisible();
      await expect(page.getByText('deep sea', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'X: x.example/ada' })).toHaveAttribute(
        'href',
        'https://x.example/ada',
      );
      await expect(account(page)).toHaveAccessibleName('Account: Ada Lovelace');
      await expect(account(page).locator('img')).toBeVisible();
      expect(await storedProfile(page)).toMatchObject({
        result: { name: 'Ada Lovelace', profilePicture: expect.any(String) },
      });
      await page.reload();
      await expect(account(page).locator('img')).toBeVisible();
      if (serverKind === 'alphazone') {
        await tab(page, 'Daily Tasks').click();
        await expect(listItem(page, 'Complete your profile')).toContainText('Completed');
      }
    });

    await test.step('sends an empty picture for a cleared one, and an empty username', async () => {
      await page.getByRole('button', { name: 'Account Settings' }).click();
      await form.getByLabel('Username').fill('');
      await form.getByRole('button', { name: 'Remove picture' }).click();
      const sent = await save();
      expect(fieldOf(sent, 'profilePicture')).toEqual(['', '']);
      expect(fieldOf(sent, 'username')).toEqual(['', '']);
      await expect(account(page).locator('img')).toHaveCount(0);
      const { profilePicture = '' } = await readUser(forum, ada);
      expect(profilePicture).toBe('');
    });

    if (serverKind === 'plain') return;
    await test.step('our server responds with field errors', async () => {
      await page.getByRole('button', { name: 'Account Settings' }).click();
      await form.getByLabel('Telegram').fill('t.example/ada');
      await form.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('alertdialog')).toContainText(/^Error: /);
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
      await expect(form.getByLabel('Telegram')).toHaveAccessibleDescription(
        /Must be an address that begins with http/,
      );
    });
  },
);

// @spec 2.74, 4.21, 4.22, 8.6
test('the edit form keeps its text until Cancel', async ({ browserOf, forum }) => {
  const ada = await forum.member('Ada');
  const page = await browserOf(ada);
  const form = page.getByRole('form', { name: 'Account Settings' });
  const settings = page.getByRole('button', { name: 'Account Settings' });
  const picture = page.getByLabel('Picture', { exact: true });
  await page.goto(`/Users/${ada._id}?tab=achievements`);

  await test.step('when Back closes it', async () => {
    await expect(page.getByRole('tabpanel', { name: 'Achievements' })).toBeVisible();
    await settings.click();
    await expect(form).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(0);
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(0);
    await page.getByLabel('About', { exact: true }).fill('Half a sen');
    await picture.setInputFiles(media('picture.png'));
    await page.goBack();
    await expect(tab(page, 'Achievements')).toHaveAttribute('aria-selected', 'true');
    await settings.click();
    await expect(page.getByLabel('About', { exact: true })).toHaveValue('Half a sen');
    await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('About', { exact: true })).toHaveValue('Half a sen');
  });

  await test.step('after a response without data', async () => {
    await page.route('**/api/users/update/*', (route) => route.fulfill({ status: 200, body: '' }));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await acceptAlert(page, 'Profile update failed. Please try again.');
    await expect(page.getByLabel('About', { exact: true })).toHaveValue('Half a sen');
    await page.unrouteAll();
  });

  await test.step('which drops text and picture', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toHaveCount(0);
    await expect(page).toHaveURL(`/Users/${ada._id}?tab=achievements`);
    await settings.click();
    await expect(page.getByLabel('About', { exact: true })).toHaveValue('');
    await picture.setInputFiles(media('picture.png'));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toHaveCount(0);
    await settings.click();
    await expect(page.getByLabel('About', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove picture' })).toHaveCount(0);
  });

  await test.step('and drops a picture that was saved while the form was reopened', async () => {
    await picture.setInputFiles(media('picture.png'));
    const release = await holdCall(page, { path: '**/api/users/update/*', method: 'PATCH' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.goBack();
    await expect(form).toHaveCount(0);
    await settings.click();
    await expect(form.locator('img')).toHaveAttribute('src', /^blob:/);
    await release();
    await acceptAlert(page, alertTexts.profileUpdated);
    await expect(form.locator('img')).not.toHaveAttribute('src', /^blob:/);
  });
});
