import { expect, it } from 'vitest';

import { testForum } from '../../testing/testForum';
import { refuseGuest } from './refusal';

const respond = () => new Response('{}');

it('alerts a guest by default', async () => {
  const { forum, alerts } = testForum(respond);

  expect(await refuseGuest(forum)).toMatchObject({ ok: false, error: { code: 'guest' } });
  expect(alerts).toEqual([forum.texts.logIn]);
});

it('leaves a guest to `onGuest`', async () => {
  const asked: string[] = [];
  const { forum, alerts } = testForum(respond, { onGuest: (message) => void asked.push(message) });

  await refuseGuest(forum);

  expect([asked, alerts]).toEqual([[forum.texts.logIn], []]);
});
