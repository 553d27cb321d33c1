import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';

import { createIdentify } from '../accounts/sessions/identify-callers';
import { serveApp } from '../app-assets/serve-app';
import { readContract } from '../contract/contract';
import { createPageRenderer } from '../pages/page-renderer';
import { renderFrom } from '../pages/start-rendering';
import { pageWorker } from './page-worker';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app';
import { testSite } from './test-site';

const shell = '<!doctype html><head></head><body><div id="root"><p>Loading...</p></div></body>';

/** The header of a form of this site. */
export const own = { 'sec-fetch-site': 'same-origin' };

/** The request headers of a browser without scripts after its log-in. */
export const cookieOf = ({ token }: { token: string }) => ({ ...own, cookie: `other=1; session=${token}` });

export interface FormsApp extends TestApp {
  send: (
    url: string,
    fields?: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  open: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
}

/** Serves a stub of the built app and its forms. Cookies last for an hour. */
export async function createFormsApp(options: TestAppOptions = {}): Promise<FormsApp> {
  const folder = await mkdtemp(path.join(tmpdir(), 'az-forms-'));
  const file = path.join(folder, 'worker.mjs');
  await writeFile(file, pageWorker);
  await writeFile(path.join(folder, 'index.html'), shell);
  const forum = await createTestApp(options);
  const identify = createIdentify(forum.db, forum.settings);
  const readSnapshot = async () => (await identify(undefined, { snapshot: true })).snapshot;
  // Generous, because the machine may be busy.
  const deadlineMs = 60_000;
  const now = () => new Date();
  const onError = (error: unknown) => forum.app.log.error({ err: error }, 'rendering pages failed');
  const renderer = createPageRenderer({ file, now, onError, deadlineMs });
  await serveApp(forum.app, {
    dir: folder,
    apiPaths: readContract().operations.map((operation) => operation.path),
    site: testSite,
    pages: { db: forum.db, readSnapshot, deadlineMs },
    documents: renderFrom(forum.app, { renderer, readSnapshot, now }),
    forms: { identify, maxAgeSeconds: 3600 },
  });
  return {
    ...forum,
    send: (url, fields = {}, headers = own) =>
      forum.request({
        method: 'POST',
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
      }),
    open: (url, headers = {}) => forum.request({ url, headers: { accept: 'text/html', ...headers } }),
    async close() {
      await forum.close();
      await renderer.stop();
      await rm(folder, { recursive: true });
    },
  };
}
