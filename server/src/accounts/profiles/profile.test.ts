import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { User } from '@alphazone/client';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { messages } from '../../messages';
import { multipart, testFiles, type FormPart } from '../../testing/files';
import { signUp, type TestMember } from '../../testing/members';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { collectOnce } from '../../uploads/collect-orphans';
import { createDiskStorage } from '../../uploads/storage/disk-storage';

const notOneLine = 'must not contain control characters or characters that change the direction of text.';

let server: TestApp;
let ada: TestMember;
let bob: TestMember;

beforeAll(async () => {
  server = await createTestApp({ now: () => new Date('2026-11-21T12:00:00Z') });
  ada = await signUp(server, 'Ada');
  bob = await signUp(server, 'Bob');
});
afterAll(() => server.close());

const update = (payload: object, member: TestMember | TestApp = ada, id = ada.id) =>
  member.request({ method: 'PATCH', url: `/api/users/update/${id}`, payload });
const updateForm = (...parts: FormPart[]) =>
  ada.request({ method: 'PATCH', url: `/api/users/update/${ada.id}`, ...multipart(...parts) });
const profile = async () => (await server.request({ url: `/api/users/${ada.id}` })).json<User>();
const files = () => readdir(join(server.settings.dataDir, 'media')).catch(() => []);
const picture = (content: Buffer, filename = 'me.png'): FormPart => ({
  name: 'profilePicture',
  content,
  filename,
});

describe('updateUser by JSON', () => {
  it('changes only the given fields', async () => {
    await update({
      about: ' Counts blocks. ',
      tags: ['Bitcoin', ' bitcoin', 'Fun'],
      socialLinks: { x: 'https://x.example/ada' },
    });
    const response = await update({ name: ' Ada L. ', socialLinks: { discord: 'https://d.example/ada' } });

    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      _id: ada.id,
      name: 'Ada L.',
      username: 'ada',
      about: 'Counts blocks.',
      tags: ['Bitcoin', 'Fun'],
      socialLinks: { x: 'https://x.example/ada', discord: 'https://d.example/ada' },
      referralCode: expect.any(String) as string,
    });
    expect(await profile()).toMatchObject({ name: 'Ada L.', about: 'Counts blocks.' });
  });

  it('reports a completed task once', async () => {
    const bio = { about: 'Hi', socialLinks: { x: 'https://x.example/eve' } };
    const eve = await signUp(server, 'Eve');
    const send = (payload: object) =>
      eve.request({ method: 'PATCH', url: `/api/users/update/${eve.id}`, ...payload });
    const form = () => multipart({ name: 'about', content: 'Hello' }, picture(testFiles.png));

    expect((await send({ payload: bio })).json()).not.toHaveProperty('taskCompletion');
    expect((await send(form())).json()).toMatchObject({
      about: 'Hello',
      taskCompletion: {
        message: 'Task completed: Complete your profile with a bio, a picture and a link.',
        xpGained: 25,
      },
    });
    expect((await send({ payload: { about: '' } })).json()).not.toHaveProperty('taskCompletion');
    expect((await send({ payload: bio })).json()).not.toHaveProperty('taskCompletion');
  });

  it('accepts an empty change', async () => {
    expect((await update({})).json()).toMatchObject({ name: (await profile()).name });
  });

  it('removes the username and sets it again', async () => {
    expect((await update({ username: '' })).json()).not.toHaveProperty('username');
    expect((await update({ username: 'ada' })).json()).toMatchObject({ username: 'ada' });
  });

  it('refuses a taken username in any letter case and changes nothing', async () => {
    const before = await profile();
    const response = await update({ about: 'half', username: 'BOB' });

    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ details: [{ field: 'username' }] });
    expect(await profile()).toEqual(before);
  });

  it.each([
    [{ name: ' ' }, 'name: must not be blank.'],
    [{ email: 'new@example.org' }, 'email: is not a known field.'],
    [{ xp: 1000 }, 'xp: is not a known field.'],
    [{ tags: 'a,b' }, 'tags: must be a list.'],
    [
      { socialLinks: { x: 'javascript:alert(1)' } },
      'socialLinks.x: must be an address that begins with http:// or https://, or empty.',
    ],
    [{ socialLinks: { y: '' } }, 'socialLinks.y: is not a known field.'],
    [{ socialLinks: { x: 'https://x.example/ada\u202egnp' } }, `socialLinks.x: ${notOneLine}`],
    [{ tags: ['fun', 'ada\u202egnp'] }, `tags.1: ${notOneLine}`],
    [{ profilePicture: '/media/foreign.png' }, 'profilePicture: must be empty.'],
    [{ about: 'a\u0000' }, 'about: contains a character that cannot be stored.'],
  ])('refuses %j', async (payload, message) => {
    const before = await profile();
    const response = await update(payload);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message });
    expect(await profile()).toEqual(before);
  });

  it('is limited to the account owner', async () => {
    expect((await update({ name: 'Eve' }, server)).statusCode).toBe(401);
    expect((await update({ name: 'Eve' }, bob)).json()).toEqual({
      message: messages.onlyOwnProfile,
      code: 'forbidden',
    });
    expect((await update({ name: 'Eve' }, bob, 'nobody')).statusCode).toBe(404);
  });

  it('refuses plain text', async () => {
    const response = await ada.request({
      method: 'PATCH',
      url: `/api/users/update/${ada.id}`,
      headers: { 'content-type': 'text/plain' },
      payload: 'name=Eve',
    });

    expect(response.statusCode).toBe(415);
  });
});

describe('updateUser by multipart', () => {
  it('accepts every field with a picture and serves the picture', async () => {
    const response = await updateForm(
      { name: 'name', content: 'Ada Form' },
      { name: 'username', content: 'ada' },
      { name: 'about', content: 'By form' },
      { name: 'tags', content: 'bitcoin, ethereum,,' },
      { name: 'socialLinks', content: '{"x":"","telegram":"https://t.example/ada","discord":""}' },
      picture(testFiles.png),
    );

    const user = response.json<User>();
    expect(response.statusCode).toBe(200);
    expect(user).toMatchObject({
      name: 'Ada Form',
      about: 'By form',
      tags: ['bitcoin', 'ethereum'],
      socialLinks: { x: '', telegram: 'https://t.example/ada', discord: '' },
    });
    expect(user.profilePicture).toMatch(/^\/media\/[0-9a-f-]{36}-avatar\.webp$/);
    const served = await server.request({ url: user.profilePicture ?? '' });
    expect(served.headers['content-type']).toBe('image/webp');
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1, height: 1 });
    // The whole picture may show more than its owner wants.
    const whole = user.profilePicture?.replace('-avatar.webp', '.png') ?? '';
    expect((await server.request({ url: whole })).statusCode).toBe(404);
  });

  it.each([
    ['empty text', { name: 'profilePicture', content: '' }],
    ['an empty file', picture(Buffer.alloc(0), '')],
  ])('removes the picture with %s', async (_name, part) => {
    await updateForm(picture(testFiles.gif));
    const response = await updateForm(part);

    expect(response.statusCode).toBe(200);
    expect(response.json()).not.toHaveProperty('profilePicture');
    expect(await profile()).not.toHaveProperty('profilePicture');
  });

  it('keeps the picture when none is sent', async () => {
    const before = (await updateForm(picture(testFiles.gif))).json<User>();
    await updateForm({ name: 'about', content: 'Still here' });

    expect((await profile()).profilePicture).toBe(before.profilePicture);
  });

  it.each([
    ['a video as the picture', [picture(testFiles.mp4)], 415, messages.pictureKind],
    ['an SVG picture', [picture(testFiles.svg)], 415, messages.pictureKind],
    [
      'a picture of more than 5 MB',
      [picture(Buffer.concat([testFiles.png, Buffer.alloc(5 * 1024 * 1024)]))],
      413,
      messages.pictureTooLarge(5),
    ],
    [
      'links that are not JSON',
      [{ name: 'socialLinks', content: '{x' }, picture(testFiles.png)],
      400,
      'socialLinks: must be JSON text such as {"x":"https://…"}.',
    ],
    [
      'an invalid link',
      [{ name: 'socialLinks', content: '{"x":"ftp://a"}' }],
      400,
      'socialLinks.x: must be an address that begins with http:// or https://, or empty.',
    ],
    [
      'a blank name',
      [picture(testFiles.png), { name: 'name', content: ' ' }],
      400,
      'name: must not be blank.',
    ],
    ['an unknown field', [{ name: 'xp', content: '1' }], 400, 'xp: is not a known field.'],
    [
      'a field twice',
      [
        { name: 'about', content: 'a' },
        { name: 'about', content: 'b' },
      ],
      400,
      'about: is given twice.',
    ],
    [
      'a URL as the picture',
      [{ name: 'profilePicture', content: '/media/x.png' }],
      400,
      'profilePicture: must be empty.',
    ],
    [
      'NUL',
      [{ name: 'about', content: 'a\u0000b' }],
      400,
      'about: contains a character that cannot be stored.',
    ],
    [
      'a taken username',
      [picture(testFiles.png), { name: 'username', content: 'Bob' }],
      409,
      'This username is taken.',
    ],
  ])('refuses %s and changes neither the profile nor the files', async (_name, parts, status, message) => {
    // Otherwise the refusal would remove the files of pictures that earlier tests have replaced.
    await collectOnce({ db: server.db, storage: createDiskStorage(join(server.settings.dataDir, 'media')) });
    const before = { profile: await profile(), files: await files() };
    const response = await updateForm(...parts);

    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ message });
    expect({ profile: await profile(), files: await files() }).toEqual(before);
  });
});
