import type { Page } from '@playwright/test';

import { expectNothingLost, postOf, type Change } from './support/changes';
import type { Forum, Member } from './support/forum';
import { expect, test } from './support/test';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

const changes: Change[] = [
  {
    name: 'reading a notification',
    call: 'PUT /notifications/mark-read',
    begin: async ({ forum, open }) => {
      const ada = await forum.member('Ada');
      const post = await postOf(forum, ada);
      await forum.comment(await forum.member('Bob'), post._id, 'Look here');
      await readAllBut(forum, ada, 'reply');
      const page = await open(ada);
      await page.goto('/memes');
      await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
      return page;
    },
    act: async (page) => {
      await bell(page).click();
      await page.getByRole('menuitem', { name: /on "The post"/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'The post' })).toBeVisible();
    },
    // The list and the count are loaded again instead. Spec section 4, Notification.
    message: undefined,
    isUndone: (page) => expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread'),
    isShown: (page) => expect(bell(page)).toHaveAccessibleName('Notifications'),
    isDone: async (page) => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'The post' })).toBeVisible();
      await expect(bell(page)).toHaveAccessibleName('Notifications');
    },
  },
];

for (const change of changes) {
  // @spec 4.8
  test(`${change.name} that fails says so and loses nothing; slow, it shows at once`, async ({
    page,
    browserOf,
    forum,
  }) => {
    await expectNothingLost(change, { forum, open: browserOf, guest: page });
  });
}

/** Leaves one unread notification, of this type. */
async function readAllBut(forum: Forum, reader: Member, type: string) {
  const load = () => forum.call<{ _id: string; type: string }[]>('GET', '/notifications', undefined, reader);
  await expect.poll(async () => (await load()).some((item) => item.type === type)).toBe(true);
  const others = (await load()).filter((item) => item.type !== type).map(({ _id }) => _id);
  if (others.length > 0) {
    await forum.call('PUT', '/notifications/mark-read', { notificationIds: others }, reader);
  }
}
