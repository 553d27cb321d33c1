import type { Forum } from '@alphazone/react';

import { dropDrafts } from '../outbox/dropDrafts';
import { startServiceWorker, type WorkerOptions } from '../offline/startServiceWorker';
import type { Ports } from '../ports';

/** What a page does for as long as it is open, and does not need for its first view. */
export function runInBackground(
  browser: Window & typeof globalThis,
  forum: Forum,
  options: WorkerOptions & Pick<Ports, 'drafts'>,
): void {
  dropDrafts(forum, options, browser.performance.timeOrigin);
  startServiceWorker(browser, forum, options);
}
