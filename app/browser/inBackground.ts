import type { Forum } from '@alphazone/react';

import { dropDrafts } from '../outbox/dropDrafts';
import { startServiceWorker, type WorkerOptions } from '../offline/startServiceWorker';
import type { Ports } from '../ports';

/** What a page does for as long as it is open, and does not need for its first view. */
export function runInBackground(
  browser: Window & typeof globalThis,
  forum: Forum,
  options: WorkerOptions & Pick<Ports, 'drafts' | 'storage'>,
): void {
  // Its own file: the chunk of what several late parts share is loaded early by some pages.
  import('../filters/keptFilters').then(
    ({ dropKeptFilters, restoreOnFailure }) => {
      const { documentElement: root } = browser.document;
      dropKeptFilters(forum, options.storage, root);
      restoreOnFailure(forum, options.storage, root);
    },
    (error: unknown) => options.log('The kept filters could not be checked.', error),
  );
  // Only drafts bring a text back, because they know their member: after a log-out, Back would restore it from the history.
  browser.document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) target.autocomplete = 'off';
  });
  dropDrafts(forum, options, browser.performance.timeOrigin);
  startServiceWorker(browser, forum, options);
}
