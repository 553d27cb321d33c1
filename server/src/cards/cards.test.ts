import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Region } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readBuiltFiles } from '../app-assets/built-files';
import { serveApp } from '../app-assets/serve-app';
import { publish, signUp, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';
import { testSite } from '../testing/test-site';
import { createPictureQueue } from '../uploads/media-services';
import { createCardFonts } from './card-fonts';
import { cardColors } from './card-look';
import { drawCard } from './draw-card';

const origin = 'https://forum.example';
const fontFiles = ['latin', 'latin-ext'].map((part) => ({
  source: createRequire(import.meta.url).resolve(
    `@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`,
  ),
  file: `assets/inter-${part}-wght-normal-Dx4kXJAl.woff2`,
}));

let forum: TestApp;
let dir: string;
let ada: TestMember;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'az-cards-'));
  await mkdir(path.join(dir, 'assets'));
  await writeFile(path.join(dir, 'index.html'), '<html><head><title></title></head><body></body></html>');
  for (const { source, file } of fontFiles) await copyFile(source, path.join(dir, file));
  forum = await createTestApp({ settings: { rateLimits: true } });
  const pages = { db: forum.db, readSnapshot: () => Promise.resolve(undefined), deadlineMs: 20_000 };
  const pictureQueue = createPictureQueue();
  await serveApp(forum.app, { dir, apiPaths: [], site: testSite, publicUrl: origin, pages, pictureQueue });
  ada = await signUp(forum, 'Ada');
});

afterAll(async () => {
  await forum.close();
  await rm(dir, { recursive: true });
});

const get = (url: string, accept = '*/*') => forum.request({ method: 'GET', url, headers: { accept } });

async function metaOf(id: string): Promise<Record<string, string>> {
  const { body } = await get(`/Posts/${id}`, 'text/html');
  const tags = body.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name = '', content = '']) => [name, content]));
}

const cardPath = async (id: string) => (await metaOf(id))['og:image']?.slice(origin.length) ?? '';

/** Per channel. Extracts the area first, because sharp's statistics cover a whole picture. */
async function contrastIn(picture: Buffer, area: Region): Promise<number[]> {
  const { channels } = await sharp(await sharp(picture).extract(area).toBuffer()).stats();
  return channels.map(({ min, max }) => max - min);
}

describe('the card of a post', () => {
  it('is a picture that the head names, kept forever', async () => {
    const { _id: id } = await publish(ada);
    const meta = await metaOf(id);
    expect(meta).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Halving day',
      'twitter:card': 'summary_large_image',
    });
    expect(meta['og:image']).toMatch(`${origin}/media/cards/${id}-`);

    const { statusCode, headers, rawPayload } = await get(await cardPath(id));
    // Drawing takes more of the processor than other files.
    expect(headers['x-ratelimit-limit']).toBe('60');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('image/png');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(
      Math.max(...(await contrastIn(rawPayload, { left: 80, top: 250, width: 400, height: 130 }))),
    ).toBeGreaterThan(200);
  });

  it('has another address when it shows something else', async () => {
    const { _id: id } = await publish(ada);
    const before = await cardPath(id);
    await forum.db.updateTable('posts').set({ title: 'Another title' }).where('id', '=', id).execute();
    const after = await cardPath(id);

    expect(after).not.toBe(before);
    expect(await get(before)).toMatchObject({ statusCode: 302, headers: { location: after } });
  });

  it.each(['removed', 'held'] as const)(
    'is 404 once the post is %s, also when it was drawn before',
    async (hidden) => {
      const { _id: id } = await publish(ada);
      const card = await cardPath(id);
      expect((await get(card)).statusCode).toBe(200);
      await forum.db.updateTable('posts').set({ hidden }).where('id', '=', id).execute();

      expect((await get(card)).statusCode).toBe(404);
      await forum.db.deleteFrom('posts').where('id', '=', id).execute();
      expect((await get(card)).statusCode).toBe(404);
    },
  );

  it.each(['x.png', '01a2b3c4-0000-7000-8000-000000000000-0123456789abcdef.png'])(
    'is 404 for %s',
    async (file) => {
      expect((await get(`/media/cards/${file}`)).statusCode).toBe(404);
    },
  );
});

describe('a drawn card', () => {
  const base = { brand: 'Test', zone: 'Memes', author: 'Ada', colors: cardColors() };

  it.each([
    ['one long word', 'W'.repeat(200)],
    ['200 words', 'so it goes '.repeat(70)],
    ['markup', '</span><b>&amp; "\'<!--'],
    ['Arabic', 'ما الذي يعنيه انخفاض مكافأة التعدين'],
    ['nothing', ''],
    ['a character without a picture', '\uFFFC'],
    ['invisible characters', '\uFFFC\u200B'],
  ])('keeps its borders free with a title of %s', async (_what, title) => {
    const picture = await drawCard({ ...base, title }, await (await fonts()).load());

    for (const area of [
      { left: 0, top: 20, width: 76, height: 610 },
      { left: 1124, top: 20, width: 76, height: 610 },
      { left: 0, top: 440, width: 1200, height: 70 },
    ]) {
      expect(await contrastIn(picture, area)).toEqual([0, 0, 0]);
    }
  });

  it("is drawn with the kit's font, not with one of the system", async () => {
    const drawn = await sharp({
      text: {
        text: 'Il1 Ragtime',
        font: 'Inter Bold 100',
        fontfile: (await (await fonts()).load())[0] ?? '',
        dpi: 72,
      },
    })
      .raw()
      .toBuffer();
    const other = await sharp({ text: { text: 'Il1 Ragtime', font: 'No Such Font Bold 100', dpi: 72 } })
      .raw()
      .toBuffer();

    expect(drawn.equals(other)).toBe(false);
  });

  let written: ReturnType<typeof createCardFonts>;
  const fonts = async () => {
    written ??= createCardFonts(await readBuiltFiles(dir));
    if (!written) throw new Error('no fonts');
    return written;
  };
  afterAll(() => written?.remove());
});
