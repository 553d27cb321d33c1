import { fileURLToPath } from 'node:url';

import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';

import site from '../site.json' with { type: 'json' };
import { PlainServer } from '../plain-server/PlainServer';
import { AlphazoneServer, type ServerSettings } from './AlphazoneServer';
import { Forum, type Member } from './forum';

export type ServerKind = 'alphazone' | 'plain';

export interface WorkerOptions {
  serverKind: ServerKind;
}

interface TestFixtures {
  browserOf: (member: Member, options?: BrowserContextOptions) => Promise<Page>;
  /** Our server receives these environment variables. */
  startForum: (settings?: ServerSettings) => Promise<Forum>;
}

/** An uncaught error in any page fails the test. */
export const test = base.extend<TestFixtures, WorkerOptions & { forum: Forum }>({
  serverKind: ['alphazone', { option: true, scope: 'worker' }],
  forum: [
    async ({ serverKind }, use) => {
      const forum = await newForum(serverKind);
      await use(forum);
      await forum.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  startForum: async ({ serverKind }, use) => {
    const started: Forum[] = [];
    await use(async (settings) => {
      const forum = await newForum(serverKind, settings);
      started.push(forum);
      return forum;
    });
    await Promise.all(started.map((forum) => forum.stop()));
  },
  baseURL: async ({ forum }, use) => {
    await use(forum.url);
  },
  context: async ({ context }, use) => {
    waitForScripts(context);
    const errors = collectErrors(context);
    await use(context);
    base.expect(errors, 'errors thrown in the page').toEqual([]);
  },
  browserOf: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const errors: string[][] = [];
    await use(async (member, options = {}) => {
      const { forum } = member;
      const context = await browser.newContext({
        baseURL: forum.url,
        storageState: sessionOf(member),
        ...options,
      });
      waitForScripts(context);
      contexts.push(context);
      errors.push(collectErrors(context));
      if (forum.appointedId !== undefined) {
        const settings = { ...site, adminUserId: forum.appointedId };
        await context.route('**/api/site', (route) => route.fulfill({ json: settings }));
      }
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    base.expect(errors.flat(), 'errors thrown in the pages').toEqual([]);
  },
});

export { expect } from '@playwright/test';

/**
 * Lets `goto` and `reload` wait for hydration: before it, keys and links reach no script. For tests of that moment, pass
 * `waitUntil: 'commit'`.
 */
export function waitForScripts(context: BrowserContext): void {
  context.on('page', (page) => {
    const hydrated = () => base.expect(page.locator('#page-state')).not.toBeAttached();
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (options?.waitUntil !== 'commit') await hydrated();
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      if (options?.waitUntil !== 'commit') await hydrated();
      return response;
    };
  });
}

function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(String(error.error())));
  return errors;
}

const sessionOf = ({ forum, token, _id, name }: Member) => ({
  cookies: [],
  origins: [
    {
      origin: forum.url,
      localStorage: [{ name: 'profile', value: JSON.stringify({ token, result: { _id, name } }) }],
    },
  ],
});

async function newForum(kind: ServerKind, settings?: ServerSettings): Promise<Forum> {
  if (kind === 'alphazone') return new Forum(await AlphazoneServer.start(settings));
  const server = new PlainServer(fileURLToPath(new URL('../plain-server/dist', import.meta.url)));
  await server.resume();
  return new Forum(server);
}
