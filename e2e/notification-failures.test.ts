import { expectNothingLost, type Change } from './support/changes';
import type { Forum, Member } from './support/forum';
import { bell } from './support/page';
import { expect, test } from './support/test';

const changes: Change[] = [
  {
    name: 'reading a notification',
    call: 'PUT /notifications/mark-read',
    begin: async ({ forum, member, openPage }) => {
      const post = await forum.post(member, { postTitle: 'The post' });
      await forum.comment(await forum.member('Bob'), post._id, 'Look here');
      await markAllReadExcept(forum, member, 'reply');
      const page = await openPage('/memes');
      await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
      return page;
    },
    act: async (page) => {
      await bell(page).click();
      await page.getByRole('menuitem', { name: /on "The post"/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'The post' })).toBeVisible();
    },
    waits: true,
    // No alert: the list and the count are refetched.
    message: undefined,
    isUndone: (page) => expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread'),
    isShown: (page) => expect(bell(page)).toHaveAccessibleName('Notifications'),
    isDone: async (page, { forum, member }) => {
      await expect(bell(page)).toHaveAccessibleName('Notifications');
      // The bell changes before the server has stored it.
      await expect
        .poll(() => forum.call('GET', '/notifications/unread-count', undefined, member))
        .toEqual({ count: 0 });
    },
  },
];

// @spec 4.8
test('a failed mark-as-read stays unread; a slow response blocks nothing', async ({ browserOf, forum }) => {
  await expectNothingLost(changes, { browserOf, forum });
});

async function markAllReadExcept(forum: Forum, reader: Member, type: string) {
  const load = () => forum.call<{ _id: string; type: string }[]>('GET', '/notifications', undefined, reader);
  await expect.poll(async () => (await load()).some((item) => item.type === type)).toBe(true);
  const others = (await load()).filter((item) => item.type !== type).map(({ _id }) => _id);
  if (others.length > 0) {
    await forum.call('PUT', '/notifications/mark-read', { notificationIds: others }, reader);
  }
}
