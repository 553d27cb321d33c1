import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { testForum } from '../../react/testing/testForum';
import { ownSite } from '../site/loadSite';
import { prefetchOnIntent } from './prefetchOnIntent';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

function setUp({ savesData = false, isOnline = true } = {}) {
  onlineManager.setOnline(isOnline);
  const { forum, calls } = testForum(() => Response.json([]));
  const open = vi.fn<() => Promise<object>>(() => Promise.resolve({}));
  const listeners = new Map<string, (event: Event) => void>();
  prefetchOnIntent({
    target: { addEventListener: (type, listener) => listeners.set(type, listener as () => void) },
    savesData: () => savesData,
    routes: ['/:zone', '/Posts/:id', '/Users'].map((path) => ({ path, lazy: open })),
    forum,
    site: { ...ownSite, zones: [{ name: 'Memes', description: '' }] },
  });
  const send = (type: string, href: string, details: object = {}) => {
    const link = { closest: () => ({ getAttribute: () => href }) };
    listeners.get(type)?.({ target: link, ...details } as unknown as Event);
  };
  return { send, open, urls: () => calls.map(({ url }) => url) };
}
const rest = () => vi.advanceTimersByTimeAsync(80);
const moved = { movementX: 3, movementY: 0 };

it('loads a post and its screen when the pointer rests on its link', async () => {
  const { send, open, urls } = setUp();

  send('pointerover', '/Posts/7', moved);
  expect(open).not.toHaveBeenCalled();
  await rest();

  expect(open).toHaveBeenCalledOnce();
  expect(urls()).toEqual([expect.stringContaining('/posts/get?id=7')]);
});

it('loads the feed of a zone when its link is focused', async () => {
  const { send, urls } = setUp();

  send('focusin', '/memes');
  await rest();

  expect(urls()).toEqual([expect.stringContaining('category=Memes')]);
});

it('loads at once when the link is touched', () => {
  const { send, open } = setUp();

  send('touchstart', '/Users');
  vi.advanceTimersByTime(0);

  expect(open).toHaveBeenCalledOnce();
});

it.each([
  ['saves data', '/Posts/7', moved, { savesData: true }],
  ['has no connection', '/Posts/7', moved, { isOnline: false }],
  ['only has content moving below the pointer', '/Posts/7', { movementX: 0, movementY: 0 }, {}],
  ['points at a file', '/media/cat.png', moved, {}],
  ['points at another site', 'https://other.example/Posts/7', moved, {}],
])('loads nothing for a reader who %s', async (_, href, details, options) => {
  const { send, open, urls } = setUp(options);

  send('pointerover', href, details);
  await rest();

  expect(open).not.toHaveBeenCalled();
  expect(urls()).toEqual([]);
});

it('leaves the page to fetch for itself once the link is followed', async () => {
  const { send, open } = setUp();

  send('pointerover', '/Posts/7', moved);
  send('click', '/Posts/7');
  await rest();

  expect(open).not.toHaveBeenCalled();
});
