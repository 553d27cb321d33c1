import type { Forum } from '@alphazone/react';

import { dropDrafts } from '../outbox/dropDrafts';
import { startServiceWorker, type WorkerOptions } from '../offline/startServiceWorker';
import type { Ports } from '../ports';

/** Starts work that lasts as long as the page, and that the first view does not need. */
export function runInBackground(
  browser: Window & typeof globalThis,
  forum: Forum,
  options: WorkerOptions & Pick<Ports, 'drafts' | 'push' | 'storage'>,
): void {
  // Imported here, to keep it out of a shared chunk that some pages load early.
  import('../filters/keptFilters').then(
    ({ dropKeptFilters, restoreOnFailure }) => {
      const { documentElement: root } = browser.document;
      dropKeptFilters(forum, options.storage, root);
      restoreOnFailure(forum, options.storage, root);
    },
    (error: unknown) => options.log('The kept filters could not be checked.', error),
  );
  // Only drafts restore a text, because they know its author. The browser's own restoration would show it to the next
  // user after Back.
  browser.document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) target.autocomplete = 'off';
  });
  dropDrafts(forum, options, browser.performance.timeOrigin);
  startServiceWorker(browser, forum, options);
  if (options.push)
    import('../push/renewPush')
      .then(({ renewPush }) => renewPush(browser, forum, options.storage))
      .catch((error: unknown) => options.log('The push notifications could not be renewed.', error));
}
