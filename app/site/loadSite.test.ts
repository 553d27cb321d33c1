import { createClient } from '@alphazone/client';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { loadSite, ownSite } from './loadSite';

const bookClub = {
  brand: { name: 'Book Club', tagline: 'One chapter a week', logo: '/book.svg' },
  zones: [{ name: 'Novels', description: 'Long stories', gifsAreVideos: true }],
  home: 'novels',
  alerts: 'browser',
  chat: false,
  ticker: false,
  adminUserId: 'ada',
  account: true,
} as const;

const load = (fetch: (request: Request) => Promise<Response>) =>
  loadSite(createClient({ baseUrl: 'http://forum.test', fetch }));
const loadSettings = (settings: unknown) => load(() => Promise.resolve(Response.json(settings)));

afterEach(() => {
  vi.restoreAllMocks();
  vi.doUnmock('../../site.json');
});

describe('loadSite', () => {
  it("uses the server's settings", async () => {
    await expect(loadSettings(bookClub)).resolves.toEqual(bookClub);
  });

  it.each([
    ['lacks the endpoint', () => Promise.resolve(Response.json({ message: 'No.' }, { status: 404 }))],
    ['responds with the page of the app', () => Promise.resolve(new Response('<!doctype html>'))],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('falls back to the build-time settings when the server %s', async (_, fetch) => {
    await expect(load(fetch)).resolves.toEqual(ownSite);
  });

  it('falls back to the build-time administrator without the endpoint', async () => {
    vi.resetModules();
    vi.doMock('../../site.json', () => ({ default: { ...ownSite, adminUserId: 'ada' } }));
    const { loadSite: loadOfThisBuild } = await import('./loadSite');
    const fetch = () => Promise.resolve(Response.json({ message: 'No.' }, { status: 404 }));
    const site = await loadOfThisBuild(createClient({ baseUrl: 'http://forum.test', fetch }));

    expect(site.adminUserId).toBe('ada');
  });

  it('falls back to the build-time settings after fifteen seconds', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const loading = load(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('Late', 'TimeoutError')));
          limit.abort();
        }),
    );

    await expect(loading).resolves.toEqual(ownSite);
    expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
  });

  it.each([
    ['brand', null],
    ['brand', { name: ' ' }],
    ['zones', 'Novels'],
    ['zones', []],
    ['zones', [{ description: 'Nameless' }, 7]],
    ['home', ''],
    ['home', 7],
    ['alerts', 'loud'],
    ['chat', 'yes'],
    ['ticker', null],
    ['ticker', undefined],
  ] as const)("takes the app's own %s for %j, and all else from the server", async (field, mistake) => {
    await expect(loadSettings({ ...bookClub, [field]: mistake })).resolves.toEqual({
      ...bookClub,
      [field]: ownSite[field],
    });
  });

  it('falls back to the build-time gif setting of a zone with the same name', async () => {
    const { zones } = await loadSettings({
      ...bookClub,
      zones: [
        { name: 'memes', description: 'Fun' },
        { name: 'Cryptocurrency', gifsAreVideos: false },
      ],
    });
    expect(zones).toEqual([
      { name: 'memes', description: 'Fun', gifsAreVideos: true },
      { name: 'Cryptocurrency', description: '', gifsAreVideos: false },
    ]);
  });

  it('drops invalid zones', async () => {
    const { zones } = await loadSettings({
      ...bookClub,
      zones: [{ name: 'Poems', gifsAreVideos: 'yes' }, { name: '' }],
    });
    expect(zones).toEqual([{ name: 'Poems', description: '' }]);
  });

  it.each([[[]], ['Book Club'], [null]])('falls back to the build-time settings for %j', async (settings) => {
    await expect(loadSettings(settings)).resolves.toEqual(ownSite);
  });
});
