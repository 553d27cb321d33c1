import type { Page } from '@playwright/test';

import { callNamed, failCall, failures, holdCall, type CallName, type Failure } from './failures';
import type { Forum, Member } from './forum';
import { acceptAlert } from './page';
import { expect, test } from './test';

export interface World {
  forum: Forum;
  guest: Page;
  member: Member;
  page: Page;
  open: (member: Member) => Promise<Page>;
}

export interface Change {
  name: string;
  call: CallName;
  begin: (world: World) => Promise<Page>;
  act: (page: Page) => Promise<void>;
  /** Whether it waits in the outbox without a response. @default false */
  waits?: boolean;
  /** Undefined: no alert. */
  message: ((failure: Failure) => string) | undefined;
  /** Also checks that no input is lost. */
  isUndone: (page: Page, failure: Failure) => Promise<void>;
  isShown: (page: Page) => Promise<void>;
  isDone: (page: Page) => Promise<void>;
}

export async function expectNothingLost(
  changes: readonly Change[],
  { page, browserOf, forum }: Pick<World, 'page' | 'forum'> & { browserOf: World['open'] },
): Promise<void> {
  test.setTimeout(180_000);
  const member = await forum.member('Ada');
  const world: World = { forum, guest: page, member, page: await browserOf(member), open: browserOf };
  for (const change of changes) await test.step(change.name, () => expectChangeNotLost(change, world));
}

async function expectChangeNotLost(
  { call: name, begin, act, waits = false, message, isUndone, isShown, isDone }: Change,
  world: World,
): Promise<void> {
  const call = callNamed(name);
  const page = await begin(world);

  for (const failure of failures.filter(({ kind }) => !waits || kind !== 'gets no response')) {
    await test.step(failure.kind, async () => {
      const failed = await failCall(page, call, failure);
      await act(page);
      await expect.poll(failed.requestCount).toBe(1);
      if (message) await acceptAlert(page, message(failure));
      await isUndone(page, failure);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await failed.end();
    });
  }

  await test.step('is slow', async () => {
    const release = await holdCall(page, call);
    await act(page);
    await isShown(page);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await release();
    await isDone(page);
    await page.unrouteAll();
  });
}

export async function openProfile({ page, member }: World, query: string): Promise<Page> {
  await page.goto(`/Users/${member._id}?${query}`);
  return page;
}

export async function openPost({ forum, page }: World, author: Member): Promise<Page> {
  const post = await forum.post(author, { postTitle: 'The post', category: 'News' });
  await page.goto(`/Posts/${post._id}`);
  return page;
}
