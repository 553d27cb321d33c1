import type { Page } from '@playwright/test';

import { expectNothingLost, openProfile, type Change } from './support/changes';
import {
  acceptAlert,
  account,
  button,
  expectArrival,
  expectBusy,
  leaveForNews,
  logOut,
} from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

const downloads: string[] = [];

const guestChanges = (guest: Page): Change[] => [
  {
    name: 'a log-in',
    call: 'POST /api/users/login',
    begin: async ({ member }) => {
      await guest.goto('/Auth');
      await guest.getByLabel('Email').fill(member.email);
      await guest.getByLabel('Password', { exact: true }).fill(member.password);
      return guest;
    },
    act: (page) => button(page, 'Log in').click(),
    message: ({ isFromServer, reason }) =>
      isFromServer ? reason : 'Login failed. Please check your credentials.',
    isUndone: async (page) => {
      await expect(page.getByLabel('Email')).toHaveValue(/@example.org$/);
      await expect(page.getByLabel('Password', { exact: true })).not.toHaveValue('');
      await expect(page).toHaveURL('/Auth');
    },
    isShown: (page) => expectBusy(button(page, 'Log in')),
    isDone: async (page) => {
      await expect(page).toHaveURL('/');
      await expectArrival(page, 'All zones');
      await leaveForNews(page);
      await logOut(page);
    },
  },
  {
    name: 'a sign-up',
    call: 'POST /api/users/signup',
    begin: async () => {
      await visit(guest, '/Auth?ref=');
      await guest.getByLabel('Display Name').fill('Newcomer');
      await guest.getByLabel('Username').fill('newcomer.x');
      await guest.getByLabel('Email').fill('newcomer.x@example.org');
      await guest.getByLabel('Password', { exact: true }).fill('correct horse 1');
      return guest;
    },
    act: (page) => button(page, 'Sign up').click(),
    message: ({ isFromServer, reason }) => (isFromServer ? reason : 'Signup failed. Please try again.'),
    isUndone: async (page) => {
      await expect(page.getByLabel('Display Name')).toHaveValue('Newcomer');
      await expect(page.getByLabel('Username')).toHaveValue('newcomer.x');
      await expect(page.getByLabel('Email')).toHaveValue('newcomer.x@example.org');
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('correct horse 1');
    },
    isShown: (page) => expectBusy(button(page, 'Sign up')),
    isDone: (page) => expect(page).toHaveURL('/'),
  },
];

const memberChanges: Change[] = [
  {
    name: 'a new password',
    call: 'POST /api/users/{id}/password',
    begin: async (world) => {
      const page = await openProfile(world, 'settings=open');
      await page.getByLabel('Current password').fill('correct horse 1');
      await page.getByLabel('New password').fill('battery staple 2');
      return page;
    },
    act: (page) => button(page, 'Change password').click(),
    message: ({ reason }) => reason,
    isUndone: async (page) => {
      await expect(page.getByLabel('Current password')).toHaveValue('correct horse 1');
      await expect(page.getByLabel('New password')).toHaveValue('battery staple 2');
      await expect(button(page, 'Change password')).toBeEnabled();
    },
    isShown: (page) => expectBusy(button(page, 'Change password')),
    isDone: async (page) => {
      await acceptAlert(page, 'Your password has been changed. Every other device is logged out.');
      await expect(page.getByLabel('New password')).toHaveValue('');
    },
  },
  {
    name: 'a download of all data',
    call: 'GET /api/users/{id}/export',
    begin: async (world) => {
      const page = await openProfile(world, 'settings=open');
      page.on('download', (download) => downloads.push(download.suggestedFilename()));
      return page;
    },
    act: (page) => button(page, 'Download my data').click(),
    message: ({ reason }) => reason,
    isUndone: (page) => expect(button(page, 'Download my data')).toBeEnabled(),
    isShown: (page) => expectBusy(button(page, 'Download my data')),
    isDone: async (page) => {
      await expect.poll(() => downloads).toEqual([expect.stringMatching(/^account-.+\.json$/)]);
      await expect(button(page, 'Download my data')).not.toHaveAttribute('aria-busy', 'true');
    },
  },
  {
    name: 'a log-out everywhere',
    call: 'POST /api/users/{id}/logout-everywhere',
    begin: (world) => openProfile(world, 'settings=open'),
    act: async (page) => {
      await button(page, 'Log out everywhere').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
    },
    message: ({ reason }) => reason,
    isUndone: async (page) => {
      await expect(account(page)).toBeVisible();
      await expect(button(page, 'Log out everywhere')).toBeEnabled();
    },
    isShown: (page) => expectBusy(button(page, 'Log out everywhere')),
    isDone: async (page) => {
      await acceptAlert(page, 'Logged out on every device.');
      await expect(page).toHaveURL('/');
    },
  },
  {
    name: 'the deletion of an account',
    call: 'DELETE /api/users/{id}',
    begin: async ({ forum, open }) => {
      const bob = await forum.member('Bob');
      const page = await open(bob);
      await page.goto(`/Users/${bob._id}?settings=open`);
      await button(page, 'Delete my account').click();
      await page.getByLabel('Your password').fill('correct horse 1');
      return page;
    },
    act: (page) => page.getByRole('button', { name: 'Delete for good' }).click(),
    // The dialog shows the reason itself, or the client's when the server sends none.
    message: undefined,
    isUndone: async (page, { reason }) => {
      const ownReason = reason === 'Unknown error' ? 'The server answered 500.' : reason;
      await expect(page.getByLabel('Your password')).toHaveAccessibleDescription(ownReason);
      await expect(page.getByLabel('Your password')).toHaveValue('correct horse 1');
      await expect(page.getByRole('button', { name: 'Delete for good' })).toBeEnabled();
    },
    isShown: async (page) => {
      await expectBusy(page.getByRole('button', { name: 'Delete for good' }));
      await expect(page.getByLabel('Your password')).toHaveAccessibleDescription('');
    },
    isDone: async (page) => {
      await acceptAlert(page, 'Account deleted.');
      await expect(page).toHaveURL('/');
    },
  },
];

// @spec 8.1, 8.3, 8.4
test('a failed account change loses nothing; a slow one is shown optimistically', async ({
  page,
  browserOf,
  forum,
}) => {
  await expectNothingLost([...guestChanges(page), ...memberChanges], { browserOf, forum });
});
