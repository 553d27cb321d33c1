import type { components } from '../client/schema';
import { bodiesOf, recordCalls, recordForms } from './support/calls';
import { holdCall } from './support/failures';
import type { Forum, Member } from './support/forum';
import {
  acceptAlert,
  account,
  button,
  expectArrival,
  listItem,
  logInLink,
  main,
  media,
  stat,
  storedProfile,
  tab,
} from './support/page';
import { expect, test } from './support/test';

type User = components['schemas']['User'];

const read = (forum: Forum, { _id, token }: Member) =>
  forum.call<User>('GET', `/api/users/${_id}`, undefined, { token });

// @spec 1.7, 2.23, 2.65, 2.66, 2.67, 2.68, 2.69, 4.20, 6.7
test('a profile shows its user, and each tab has a URL', { tag: '@plain' }, async ({ page, forum }) => {
  const ada = await forum.member('Ada');
  await forum.post(ada, { postTitle: 'Of my own' });

  await test.step('shows the user and the numbers', async () => {
    const release = await holdCall(page, { path: `**/api/users/${ada._id}` });
    await page.goto(`/Users/${ada._id}`);
    await expect(page.getByRole('heading', { name: 'Loading profile...' })).toBeVisible();
    await release();
    await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
    await expect(page.getByText(`@${ada.username}`)).toBeVisible();
    for (const [label, value] of [
      ['Level', '1'],
      ['Rank', 'Newbie'],
      ['Login Streak', '1 day'],
      ['Posts', '1'],
      ['Comments', '0'],
      ['Likes Given', '0'],
      ['Users Referred', '0'],
    ] as const) {
      await expect(stat(page, label)).toHaveText(value);
    }
    await expect(page.getByText('No bio found.')).toBeVisible();
    for (const service of ['X', 'Telegram', 'Discord']) {
      await expect(page.getByText(`No ${service} profile linked.`)).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Of my own' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account Settings' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Copy Code' })).toHaveCount(0);
    await page.unrouteAll();
  });

  await test.step('Back returns through the tabs', async () => {
    await tab(page, 'Achievements').click();
    await expect(page).toHaveURL(`/Users/${ada._id}?tab=achievements`);
    await expect(page.getByRole('tabpanel')).toContainText(/No achievements earned yet\.|Earned/);
    await tab(page, 'Daily Tasks').click();
    await expect(page.getByText('Viewing tasks of another user.')).toBeVisible();
    await page.reload();
    await expect(tab(page, 'Daily Tasks')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(tab(page, 'Achievements')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(tab(page, 'Profile')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('says so when no user has the id', async () => {
    await page.goto('/Users/nobody');
    await expect(page.getByText('There is no user with this ID.')).toBeVisible();
    await main(page).getByRole('link', { name: 'Users' }).click();
    await expect(page).toHaveURL('/Users');
  });
});

// @spec 0.1, 1.7, 2.67, 2.68, 4.23, 6.7, 9.10
test(
  'a referral code is copied, used by a newcomer and counted',
  { tag: '@plain' },
  async ({ browserOf, page: newcomer, forum }) => {
    const ada = await forum.member('Ada');
    const { referralCode = '' } = await read(forum, ada);
    const page = await browserOf(ada);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto(`/Users/${ada._id}`);
    await expect(page.getByText(referralCode, { exact: true })).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Copy Code' }).click();
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await clipboard()).toBe(referralCode);
    await page.clock.runFor(1999);
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    await page.clock.runFor(1);
    await expect(page.getByRole('button', { name: 'Copy Code' })).toBeVisible();
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    const link = await clipboard();
    await page.clock.resume();

    await newcomer.goto(link);
    await expect(newcomer.getByLabel(/Referral code/)).toHaveValue(referralCode);
    await newcomer.getByLabel('Display Name').fill('Newcomer');
    await newcomer.getByLabel('Username').fill(`from${ada.username}`);
    await newcomer.getByLabel('Email').fill(`from${ada.username}@example.org`);
    await newcomer.getByLabel('Password', { exact: true }).fill('correct horse 1');
    await button(newcomer, 'Sign up').click();
    await expect(newcomer).toHaveURL('/');
    await expectArrival(newcomer, 'All zones');
    await account(newcomer).click();
    await newcomer.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(stat(newcomer, 'Referred by')).toHaveText('Ada');

    await page.reload();
    await expect(stat(page, 'Users Referred')).toHaveText('1');
  },
);

/** Returns a field's attributes and value in a multipart form. */
const fieldOf = (form: string | undefined, name: string) =>
  new RegExp(` name="${name}"([^\\r]*)(?:\\r\\n[^\\r]+)*\\r\\n\\r\\n([^\\r]*)`).exec(form ?? '')?.slice(1);

// @spec 1.3, 2.5, 2.67, 2.68, 2.69, 2.74, 3.1, 3.8, 4.22, 5.17, 7.6, 8.5, 9.11
test('the edit form changes every field and the picture', { tag: '@plain' }, async ({ browserOf, forum }) => {
  const ada = await forum.member('Ada');
  const page = await browserOf(ada);
  const calls = recordCalls(page);
  const forms = await recordForms(page);
  const form = page.getByRole('form', { name: 'Account Settings' });
  const picture = form.getByLabel('Picture', { exact: true });
  const save = async () => {
    const before = forms.length;
    await form.getByRole('button', { name: 'Save' }).click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText(/Profile updated successfully!|You gained \d+ XP!/);
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(form).toHaveCount(0);
    return forms[before];
  };
  await page.goto(`/Users/${ada._id}`);

  await test.step('sends a multipart form without a picture that was not touched', async () => {
    await page.getByRole('button', { name: 'Account Settings' }).click();
    await expect(form).toBeFocused();
    await expect(form.getByText('An image of at most 5MB.')).toBeVisible();
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
    await form.getByLabel('About').fill('Counts blocks.');
    await form.getByLabel('X', { exact: true }).fill('https://x.example/ada');
    await form.getByLabel('Discord').fill('https://d.example/ada');
    await picture.setInputFiles(media('picture.png'));
    const sent = await save();
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
  });

  await test.step('sends an empty picture for a cleared one, and an empty username', async () => {
    await page.getByRole('button', { name: 'Account Settings' }).click();
    await form.getByLabel('Username').fill('');
    await form.getByRole('button', { name: 'Remove picture' }).click();
    const sent = await save();
    expect(fieldOf(sent, 'profilePicture')).toEqual(['', '']);
    expect(fieldOf(sent, 'username')).toEqual(['', '']);
    await expect(account(page).locator('img')).toHaveCount(0);
    const { profilePicture = '' } = await read(forum, ada);
    expect(profilePicture).toBe('');
  });
});

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
    await page.getByLabel('About').fill('Half a sen');
    await picture.setInputFiles(media('picture.png'));
    await page.goBack();
    await expect(tab(page, 'Achievements')).toHaveAttribute('aria-selected', 'true');
    await settings.click();
    await expect(page.getByLabel('About')).toHaveValue('Half a sen');
    await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('About')).toHaveValue('Half a sen');
  });

  await test.step('after a response without data', async () => {
    await page.route('**/api/users/update/*', (route) => route.fulfill({ status: 200, body: '' }));
    await page.getByRole('button', { name: 'Save' }).click();
    await acceptAlert(page, 'Profile update failed. Please try again.');
    await expect(page.getByLabel('About')).toHaveValue('Half a sen');
    await page.unrouteAll();
  });

  await test.step('which drops text and picture', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toHaveCount(0);
    await expect(page).toHaveURL(`/Users/${ada._id}?tab=achievements`);
    await settings.click();
    await expect(page.getByLabel('About')).toHaveValue('');
    await picture.setInputFiles(media('picture.png'));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toHaveCount(0);
    await settings.click();
    await expect(page.getByLabel('About')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove picture' })).toHaveCount(0);
  });

  await test.step('and drops a picture that was saved while the form was reopened', async () => {
    await picture.setInputFiles(media('picture.png'));
    const release = await holdCall(page, { path: '**/api/users/update/*', method: 'PATCH' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.goBack();
    await expect(form).toHaveCount(0);
    await settings.click();
    await expect(form.locator('img')).toHaveAttribute('src', /^blob:/);
    await release();
    await acceptAlert(page, 'Profile updated successfully!');
    await expect(form.locator('img')).not.toHaveAttribute('src', /^blob:/);
  });
});

// @spec 7.6, 8.5
test('our server responds to the edit form with field errors and completed tasks', async ({
  browserOf,
  forum,
}) => {
  const ada = await forum.member('Ada');
  const page = await browserOf(ada);
  await page.goto(`/Users/${ada._id}?settings=open`);
  await page.getByLabel('Telegram').fill('t.example/ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(/^Error: /);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Telegram')).toHaveAccessibleDescription(
    /Must be an address that begins with http/,
  );

  await page.getByLabel('Telegram').fill('');
  await page.getByLabel('About').fill('Counts blocks.');
  await page.getByLabel('X', { exact: true }).fill('https://x.example/ada');
  await page.getByLabel('Picture', { exact: true }).setInputFiles(media('picture.jpg'));
  await page.getByRole('button', { name: 'Save' }).click();
  await acceptAlert(
    page,
    'Task completed: Complete your profile with a bio, a picture and a link. You gained 25 XP!',
  );
  await tab(page, 'Daily Tasks').click();
  await expect(listItem(page, 'Complete your profile')).toContainText('Completed');
});

// @spec 0.1, 1.3, 1.7, 2.67, 2.69, 2.70, 2.71, 2.72, 7.7, 7.8, 8.7
test(
  'a member marks tasks done and toggles them',
  { tag: '@plain' },
  async ({ browserOf, forum, serverKind }) => {
    const ada = await forum.member('Ada');
    const page = await browserOf(ada);
    const calls = recordCalls(page);
    const { xp = 0, tasks = [] } = await read(forum, ada);
    const taskOf = (description: string) => tasks.find((task) => task.description === description);
    const daily = page.getByRole('region', { name: 'Daily Tasks' });
    const other = page.getByRole('region', { name: 'Other Tasks' });
    const markDone = { name: 'Mark Done' };
    const pending = tasks.filter(({ completed }) => !completed).length;
    await page.goto(`/Users/${ada._id}?tab=tasks`);

    await test.step('daily and other tasks have their own sections', async () => {
      await expect(daily.getByRole('button', markDone)).toHaveCount(1);
      await expect(other.getByRole('button', markDone)).toHaveCount(2);
      for (const [section, description] of [
        [daily, 'Like and repost'],
        [other, 'Follow our account'],
        [other, 'Join our group'],
      ] as const) {
        const task = section.getByRole('listitem').filter({ hasText: description });
        await expect(task.getByRole('button', markDone)).toBeEnabled();
      }
      await expect(daily.getByText(/^\+\d+ XP$/).first()).toBeVisible();
      await expect(tab(page, 'Daily Tasks')).toContainText(String(pending));
    });

    await test.step('with a link where the task has one, and only there', async () => {
      const linked = tasks.filter(({ externalLink }) => externalLink);
      await expect(main(page).getByRole('link', { name: /^Open / })).toHaveCount(linked.length);
      for (const { description, externalLink } of linked) {
        await expect(page.getByRole('link', { name: `Open ${description}` })).toHaveAttribute(
          'href',
          externalLink ?? '',
        );
      }
    });

    await test.step('by Mark Done', async () => {
      await expect(stat(page, 'XP')).toHaveText(String(xp));
      const follow = listItem(page, 'Follow our account');
      await follow.getByRole('button', markDone).click();
      await expect
        .poll(() => bodiesOf(calls, `POST /api/users/${ada._id}/tasks/complete-manual`))
        .toEqual([{ taskId: taskOf('Follow our account')?._id }]);
      await expect(follow.getByRole('button', markDone)).toHaveCount(0);
      if (serverKind === 'alphazone') {
        const { xpReward = 0 } = taskOf('Follow our account') ?? {};
        await expect(stat(page, 'XP')).toHaveText(String(xp + xpReward));
      }
      await daily.getByRole('button', markDone).click();
      await expect(daily.getByRole('button', markDone)).toHaveCount(0);
      await expect(tab(page, 'Daily Tasks')).toContainText(String(pending - 2));
      await expect
        .poll(async () => {
          const now = (await read(forum, ada)).tasks ?? [];
          return now.find(({ description }) => description.startsWith('Like and repost'))?.completed;
        })
        .toBe(true);
    });

    await test.step('by the icon, which toggles', async () => {
      const toggle = page.getByRole('button', { name: 'Done: Join our group' });
      await toggle.click();
      await acceptAlert(page, 'Task status updated!');
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      const call = `PATCH /api/users/${ada._id}/tasks/${taskOf('Join our group')?._id}/toggle`;
      expect(bodiesOf(calls, call)).toEqual([null]);
      await page.reload();
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await toggle.click();
      await acceptAlert(page, 'Task status updated!');
      await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    });
  },
);

// @spec 2.72, 2.73, 5.20, 6.6, 6.7
test(
  'a user cannot change the tasks of another user',
  { tag: '@plain' },
  async ({ page: guest, browserOf, forum }) => {
    const ada = await forum.member('Ada');
    const readers = [guest, await browserOf(await forum.member('Bob')), await browserOf(await forum.admin())];
    for (const page of readers) {
      await page.goto(`/Users/${ada._id}?tab=tasks`);
      await expect(page.getByText('Viewing tasks of another user.')).toBeVisible();
      const buttons = page.getByRole('button', { name: 'Mark Done' });
      await expect(buttons).toHaveCount(3);
      for (const task of await buttons.all()) await expect(task).toBeDisabled();
      await page.getByRole('button', { name: 'Done: Join our group' }).click();
      await acceptAlert(page, 'You can only toggle your own tasks!');
    }
    await expect(logInLink(guest)).toBeVisible();
  },
);
