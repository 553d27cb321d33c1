import type { Page } from '@playwright/test';

import { callNamed, failCall, failures, holdCall, type CallName, type Failure } from './failures';
import type { Forum, Member } from './forum';
import { acceptAlert } from './page';
import { visit } from './screens';
import { expect, test } from './test';

export interface World {
  forum: Forum;
  member: Member;
  /** Opens the first path, and navigates to the others. */
  openPage: (path: string) => Promise<Page>;
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
  isDone: (page: Page, world: World) => Promise<void>;
}

interface Fixtures {
  forum: Forum;
  browserOf: World['open'];
}

/** @param user Ada by default, whose page `openPage` opens. */
export async function expectNothingLost(
  changes: readonly Change[],
  { browserOf, forum }: Fixtures,
  user?: Member,
): Promise<void> {
  test.setTimeout(180_000);
  const member = user ?? (await forum.member('Ada'));
  let page: Page | undefined;
  const openPage = async (path: string) => {
    if (page) await visit(page, path);
    else {
      page = await browserOf(member);
      await page.goto(path);
    }
    return page;
  };
  const world: World = { forum, member, openPage, open: browserOf };
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
    await isDone(page, world);
    await page.unrouteAll();
  });
}

export const openProfile = ({ openPage, member }: World, query: string): Promise<Page> =>
  openPage(`/Users/${member._id}?${query}`);

let posts = 0;

/** Its title is new, so that the previous post is not taken for it. */
export async function openPost({ forum, openPage }: World, author: Member): Promise<Page> {
  posts += 1;
  const postTitle = `The post no ${posts}`;
  const { _id } = await forum.post(author, { postTitle, category: 'News' });
  const page = await openPage(`/Posts/${_id}`);
  await expect(page.getByRole('heading', { level: 1, name: postTitle, exact: true })).toBeVisible();
  return page;
}
