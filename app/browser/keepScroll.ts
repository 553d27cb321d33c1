import { NavigationType, type Location } from 'react-router-dom';

import { keepsScroll } from '../navigation/keptScroll';
import type { ScreenChanges } from '../navigation/ScreenChanges';

const storageKey = 'scroll positions';
const maxPositions = 50;
/** For the page to grow further. */
const timeoutMs = 10_000;
/** The router's key for entries it did not create: a visit's first, and fragment links. */
const unknownKey = 'default';
const scrollInputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

type Browser = Pick<
  Window & typeof globalThis,
  | 'addEventListener'
  | 'removeEventListener'
  | 'setTimeout'
  | 'clearTimeout'
  | 'scrollTo'
  | 'scrollY'
  | 'sessionStorage'
  | 'ResizeObserver'
> & {
  history: Pick<History, 'scrollRestoration' | 'state' | 'replaceState'>;
  document: Pick<Document, 'body' | 'getElementById'>;
};

/** Keeps the scroll position of each history entry for Back, Forward and a reload. Call it before a router reads the history. */
export function keepScroll(browser: Browser, log: Log): Omit<ScreenChanges, 'start'> {
  const positions = readPositions(browser, log);
  let shown: Location | undefined;
  let waiting: { top: number; stop: () => void } | undefined;

  const save = ({ key }: Location) => {
    if (key === unknownKey) return;
    const position = waiting?.top ?? browser.scrollY;
    positions.delete(key);
    positions.set(key, position);
    const [oldest] = positions.keys();
    if (positions.size > maxPositions && oldest !== undefined) positions.delete(oldest);
  };

  const { history } = browser;
  if (!hasKey(history.state)) history.replaceState({ ...history.state, key: `first ${Date.now()}` }, '');

  const takeOver = () => void (history.scrollRestoration = 'manual');
  takeOver();
  browser.addEventListener('pageshow', takeOver);
  browser.addEventListener('pagehide', () => {
    if (shown) save(shown);
    writePositions(browser, positions, log);
    // After a reload, the browser scrolls a rendered page before its scripts run.
    history.scrollRestoration = 'auto';
  });

  /** Lists grow while their pages load: retries until the position is reached or the reader scrolls. */
  const restore = (top: number) => {
    const isReached = () => {
      browser.scrollTo(0, top);
      return top - browser.scrollY < 1;
    };
    if (isReached()) return;
    const stop = () => {
      waiting = undefined;
      observer.disconnect();
      browser.clearTimeout(timer);
      for (const type of scrollInputs) browser.removeEventListener(type, stop);
    };
    const wait = () => browser.setTimeout(stop, timeoutMs);
    let timer = wait();
    const observer = new browser.ResizeObserver(() => {
      browser.clearTimeout(timer);
      if (isReached()) stop();
      else timer = wait();
    });
    for (const type of scrollInputs) browser.addEventListener(type, stop, { passive: true });
    observer.observe(browser.document.body);
    waiting = { top, stop };
  };

  return {
    leave(location) {
      save(location);
      waiting?.stop();
    },
    arrive(location, how) {
      const isFirst = shown === undefined;
      shown = location;
      waiting?.stop();
      const isBack = how === NavigationType.Pop;
      const position = isBack && location.key !== unknownKey ? positions.get(location.key) : undefined;
      if (position !== undefined) return restore(position);
      // The browser itself has scrolled the first page.
      if (isFirst || (!isBack && keepsScroll(location.state))) return undefined;
      const target = location.hash === '' ? null : browser.document.getElementById(idOf(location.hash));
      return target ? target.scrollIntoView() : browser.scrollTo(0, 0);
    },
  };
}

const hasKey = (state: unknown) => typeof state === 'object' && state !== null && 'key' in state;

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

type Log = (what: string, cause: unknown) => void;

function readPositions(browser: Pick<Browser, 'sessionStorage'>, log: Log): Map<string, number> {
  try {
    // Safe cast: only this module writes it.
    return new Map(JSON.parse(browser.sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]);
  } catch (error) {
    log('The scroll positions could not be read.', error);
    return new Map();
  }
}

function writePositions(
  browser: Pick<Browser, 'sessionStorage'>,
  positions: Map<string, number>,
  log: Log,
): void {
  try {
    browser.sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch (error) {
    log('The scroll positions could not be kept.', error);
  }
}
