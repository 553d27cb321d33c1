import type { Forum } from '@alphazone/react';

import type { Ports } from '../ports';
import { isPicture, workerAddress, type SessionMessage } from '../worker/messages';

/** Files fetched per idle step. Fetching all at once causes visible jank on phones. */
const filesPerStep = 8;

export interface WorkerOptions extends Pick<Ports, 'site' | 'log'> {
  isRendered: boolean;
  whenIdle: (...steps: (() => void)[]) => void;
}

/**
 * Registers the worker once the page is loaded and idle, because it refetches the app's files. Browsers have
 * service workers only on secure origins.
 */
export function startServiceWorker(
  browser: Window & typeof globalThis,
  { client, cache, session }: Pick<Forum, 'client' | 'cache' | 'session'>,
  { site, log, isRendered, whenIdle }: WorkerOptions,
): void {
  if (!('serviceWorker' in browser.navigator)) return;
  const workers = browser.navigator.serviceWorker;
  const isFirstVisit = !workers.controller;
  // Immediately: another tab may register a worker, and an earlier visit's must learn of a log-out.
  if (site.serviceWorker === true && isFirstVisit)
    workers.addEventListener('controllerchange', cacheThisPage, { once: true });
  session.onChange(sendSession);
  sendSession();

  const whenLoaded = () => whenIdle(() => void register());
  if (browser.document.readyState === 'complete') whenLoaded();
  else browser.addEventListener('load', whenLoaded, { once: true });

  async function register() {
    try {
      if (site.serviceWorker !== true) return await removeUnserved(workers, browser);
      if (!isFirstVisit && isRendered) refetchData();
      await workers.register(workerAddress);
    } catch (error) {
      log('The service worker could not be registered.', error);
    }
  }

  /** Caches the assets and pictures of the first visit, which were loaded before the worker was active. */
  function cacheThisPage() {
    const kept = browser.performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(
        ({ origin, pathname }) =>
          origin === browser.location.origin && (pathname.startsWith('/assets/') || isPicture(pathname)),
      );
    const steps: (() => void)[] = [];
    for (let start = 0; start < kept.length; start += filesPerStep) {
      const files = kept.slice(start, start + filesPerStep);
      steps.push(() => files.forEach(({ href }) => void browser.fetch(href).catch(() => undefined)));
    }
    whenIdle(...steps, refetchData);
  }

  /** Refetches a server-rendered page's data, which also bypassed the worker. */
  function refetchData() {
    client.GET('/api/site').catch(() => undefined);
    // Not while a mutation is pending: stale data would flash. It refetches what it affects.
    if (cache.isMutating() === 0) void cache.invalidateQueries();
  }

  function sendSession() {
    const message: SessionMessage = { type: 'session', token: session.current()?.token };
    workers.ready.then(
      ({ active }) => active?.postMessage(message),
      () => undefined,
    );
  }
}

/** Offline, the settings are unknown: only the server's 404 removes the worker. */
async function removeUnserved(
  workers: ServiceWorkerContainer,
  browser: Window & typeof globalThis,
): Promise<void> {
  const registrations = await workers.getRegistrations();
  if (registrations.length === 0) return;
  const response = await browser.fetch(workerAddress, { cache: 'no-store' });
  if (response.status !== 404 && response.status !== 410) return;
  await Promise.all(registrations.map((registration) => registration.unregister()));
  for (const name of await browser.caches.keys()) await browser.caches.delete(name);
}
