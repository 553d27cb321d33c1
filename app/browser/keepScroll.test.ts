import { NavigationType, type Location } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import { memoryStore } from '@alphazone/react';
import { keptScroll } from '../navigation/keptScroll';
import { keepScroll } from './keepScroll';

const { Pop, Push, Replace } = NavigationType;

afterEach(() => void vi.useRealTimers());

/** A page of 10,000 px. */
function createBrowser(stored: Record<string, string> = {}) {
  const events = new EventTarget();
  const resize = new Set<() => void>();
  const scrolledIntoView = vi.fn<(id: string) => void>();
  const browser = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    setTimeout,
    clearTimeout,
    scrollY: 0,
    maxScroll: 10_000,
    scrollTo: (_: number, top: number) => {
      browser.scrollY = Math.min(top, browser.maxScroll);
    },
    history: {
      scrollRestoration: 'auto',
      state: null as unknown,
      replaceState: (state: unknown) => void (browser.history.state = state),
    },
    sessionStorage: memoryStore(stored),
    document: {
      body: {},
      getElementById: (id: string) => ({ scrollIntoView: () => scrolledIntoView(id) }),
    },
    ResizeObserver: class {
      constructor(readonly resized: () => void) {}
      observe = () => resize.add(this.resized);
      disconnect = () => resize.delete(this.resized);
    },
    scrolledIntoView,
    send: (type: string) => events.dispatchEvent(new Event(type)),
    grow(maxScroll: number) {
      browser.maxScroll = maxScroll;
      for (const resized of resize) resized();
    },
    isWaiting: () => resize.size > 0,
  };
  return browser;
}
type Browser = ReturnType<typeof createBrowser>;

const log = vi.fn<() => void>();
const keep = (browser: Browser) => keepScroll(browser as unknown as Parameters<typeof keepScroll>[0], log);
const entry = (key: string, details: Partial<Location> = {}): Location => ({
  pathname: '/memes',
  search: '',
  hash: '',
  state: null,
  key,
  ...details,
});

function openFeedThenPost() {
  const browser = createBrowser();
  const scroll = keep(browser);
  scroll.arrive(entry('feed'), Pop);
  browser.scrollY = 3000;
  scroll.leave(entry('feed'));
  scroll.arrive(entry('post'), Push);
  return { browser, scroll };
}

it('starts a new page at its top and goes back to where the last one was', () => {
  const { browser, scroll } = openFeedThenPost();
  expect(browser.scrollY).toBe(0);

  browser.scrollY = 200;
  scroll.leave(entry('post'));
  scroll.arrive(entry('feed'), Pop);
  expect(browser.scrollY).toBe(3000);

  scroll.leave(entry('feed'));
  scroll.arrive(entry('post'), Pop);
  expect(browser.scrollY).toBe(200);
});

it('keeps the position within a page, scrolls to fragments, and resets new entries', () => {
  const { browser, scroll } = openFeedThenPost();
  browser.scrollY = 500;
  scroll.arrive(entry('sorted', { state: keptScroll }), Replace);
  expect(browser.scrollY).toBe(500);

  scroll.arrive(entry('comment', { hash: '#caf%C3%A9' }), Push);
  expect(browser.scrolledIntoView).toHaveBeenCalledWith('café');

  scroll.arrive(entry('unknown'), Pop);
  expect(browser.scrollY).toBe(0);
});

it('follows a link within a page, whose entry has no own key', () => {
  const { browser, scroll } = openFeedThenPost();
  const skipped = entry('default', { hash: '#main' });
  scroll.arrive(skipped, Pop);
  browser.scrollY = 3000;
  scroll.leave(skipped);
  scroll.arrive(entry('other', { pathname: '/news' }), Push);

  scroll.arrive(entry('default', { pathname: '/news', hash: '#main' }), Pop);
  expect(browser.scrolledIntoView).toHaveBeenCalledTimes(2);
  expect(browser.scrollY).toBe(0);
});

it('knows the positions after a reload, and follows a list that grows page by page', () => {
  vi.useFakeTimers();
  const before = openFeedThenPost().browser;
  before.send('pagehide');
  expect(before.history.scrollRestoration).toBe('auto');

  const browser = createBrowser({
    'scroll positions': before.sessionStorage.getItem('scroll positions') ?? '',
  });
  browser.maxScroll = 800;
  const scroll = keep(browser);
  expect(browser.history.scrollRestoration).toBe('manual');
  scroll.arrive(entry('post'), Pop);
  scroll.arrive(entry('feed'), Pop);
  expect(browser.scrollY).toBe(800);

  // Leaving before it is reached keeps the saved position.
  scroll.leave(entry('feed'));
  expect(browser.isWaiting()).toBe(false);
  scroll.arrive(entry('feed'), Pop);
  // However long all of its pages take together.
  vi.advanceTimersByTime(8_000);
  browser.grow(2000);
  expect(browser.scrollY).toBe(2000);
  vi.advanceTimersByTime(8_000);
  browser.grow(5000);
  expect(browser.scrollY).toBe(3000);
  expect(browser.isWaiting()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

it('leaves the scroll position to a reader who scrolls', () => {
  const { browser, scroll } = openFeedThenPost();
  browser.maxScroll = 800;
  scroll.arrive(entry('feed'), Pop);
  browser.send('wheel');
  browser.scrollY = 100;
  browser.grow(5000);
  expect(browser.scrollY).toBe(100);
});

it('leaves the first page where the browser has scrolled it', () => {
  const browser = createBrowser();
  browser.scrollY = 70;
  keep(browser).arrive(entry('new'), Pop);
  expect(browser.scrollY).toBe(70);
});

it('gives the first entry of a visit its own key, once', () => {
  const browser = createBrowser();
  keep(browser);
  const { state } = browser.history;
  expect(state).toEqual({ key: expect.stringMatching(/^first \d+$/) as string });
  keep(browser);
  expect(browser.history.state).toBe(state);
});

it.each(['{', 'null', '7'])('starts without positions when "%s" is stored', (stored) => {
  const browser = createBrowser({ 'scroll positions': stored });
  keep(browser).arrive(entry('feed'), Pop);
  expect(browser.scrollY).toBe(0);
});
