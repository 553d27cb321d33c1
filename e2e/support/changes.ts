import type { Locator, Page } from '@playwright/test';

import { callNamed, failing, failures, holding, type CallName, type Failure } from './failures';
import type { Forum, Member } from './forum';
import { acceptAlert, expect, test } from './test';

/** Where a change is made. */
export interface World {
  forum: Forum;
  /** A browser of `member`'s own. */
  open: (member: Member) => Promise<Page>;
  guest: Page;
}

/** One call of spec section 7 that changes something, as somebody makes it. */
export interface Change {
  name: string;
  call: CallName;
  /** Leads to where it is done. */
  begin: (world: World) => Promise<Page>;
  act: (page: Page) => Promise<void>;
  /** The alert; undefined when the spec wants none. */
  message: ((failure: Failure) => string) | undefined;
  /** Nothing has changed, and nothing that was typed or chosen is lost. */
  isUndone: (page: Page, failure: Failure) => Promise<void>;
  /** What is seen before the answer. */
  isShown: (page: Page) => Promise<void>;
  isDone: (page: Page) => Promise<void>;
  /** Where it is more than a documented call. */
  tag?: '@extension';
}

/** Fails in every way, says so and loses nothing; slow, it shows at once. */
export async function expectNothingLost(
  { call: name, begin, act, message, isUndone, isShown, isDone }: Change,
  world: World,
): Promise<void> {
  test.setTimeout(120_000);
  const call = callNamed(name);
  const page = await begin(world);

  for (const failure of failures) {
    await test.step(failure.kind, async () => {
      const failed = await failing(page, call, failure);
      await act(page);
      await expect.poll(failed.asked).toBe(1);
      if (message) await acceptAlert(page, message(failure));
      await isUndone(page, failure);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await failed.end();
    });
  }

  await test.step('is slow', async () => {
    const release = await holding(page, call);
    await act(page);
    await isShown(page);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await release();
    await isDone(page);
  });
}

export const main = (page: Page) => page.getByRole('main');
export const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
export const confirmDeletion = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
export const busy = (locator: Locator) => expect(locator).toHaveAttribute('aria-busy', 'true');

export async function postOf(forum: Forum, author?: Member) {
  return forum.post(author ?? (await forum.member('Ada')), { postTitle: 'The post', category: 'News' });
}

/** Somebody's own profile, with this query in its address. */
export async function openProfile({ forum, open }: World, query: string): Promise<Page> {
  const ada = await forum.member('Ada');
  const page = await open(ada);
  await page.goto(`/Users/${ada._id}?${query}`);
  return page;
}
