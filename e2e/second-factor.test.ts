import { createHmac } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';

import { expectHome } from './support/page';
import { visit } from './support/screens';
import { expect, test } from './support/test';

/** Passkeys need a name, not an IP address. */
const named = (url: string) => url.replace('127.0.0.1', 'localhost');

test.describe('on a phone, by keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a second factor is set up, and completes and replaces the password', async ({ page, forum }) => {
    const ada = await forum.member('Ada');
    await addAuthenticator(page);
    const code = page.getByRole('textbox', { name: 'Code' });
    const factors = page.getByRole('list', { name: 'What you have set up' });
    let secret = '';
    let recoveryCode = '';

    await test.step('sets up an authenticator app', async () => {
      await page.goto(`${named(forum.url)}/Auth`);
      await enterPassword(page, ada);
      await expect(accountMenu(page)).toBeVisible();
      await visit(page, `/Users/${ada._id}?settings=open`);
      await press(page.getByRole('button', { name: 'Set up an authenticator app' }));
      const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
      await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
      await expect(code).toBeFocused();
      secret = await dialog.locator('code').innerText();
      await page.keyboard.type('000000');
      await page.keyboard.press('Enter');
      await expect(code).toHaveAccessibleDescription(/The code is wrong/);
      await code.press('ControlOrMeta+a');
      await page.keyboard.type(totp(secret));
      await page.keyboard.press('Enter');
      const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
      await expect(codes.getByRole('listitem')).toHaveCount(10);
      recoveryCode = await codes.getByRole('listitem').first().innerText();
      await press(codes.getByRole('button', { name: 'I have saved them' }));
      await expect(factors.getByText('10 of 10 left')).toBeVisible();
      // It moves the focus when it closes.
      await expect(codes).toHaveCount(0);
    });

    await test.step('adds a passkey', async () => {
      await press(page.getByRole('button', { name: 'Add a passkey' }));
      await expect(factors.getByRole('listitem')).toHaveCount(3);
    });

    await test.step('a recovery code completes a log-in', async () => {
      await logOut(page);
      await press(page.getByRole('link', { name: 'Log in' }).first());
      await enterPassword(page, ada);
      await expect(code).toBeFocused();
      await page.keyboard.type(recoveryCode);
      await page.keyboard.press('Enter');
      await expectHome(page);
    });

    await test.step('the next code of the app does, too', async () => {
      await logOut(page);
      await press(page.getByRole('link', { name: 'Log in' }).first());
      await enterPassword(page, ada);
      await expect(code).toBeFocused();
      await page.keyboard.type(totp(secret, 1));
      await page.keyboard.press('Enter');
      await expectHome(page);
    });

    await test.step('the passkey logs in alone', async () => {
      await logOut(page);
      await press(page.getByRole('link', { name: 'Log in' }).first());
      await press(page.getByRole('button', { name: 'Use a passkey' }));
      await expect(accountMenu(page)).toBeVisible();
      await visit(page, `/Users/${ada._id}?settings=open`);
      await expect(factors.getByText('9 of 10 left')).toBeVisible();
    });
  });
});

const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account: / });

/** Focuses it first. */
const press = (locator: Locator) => locator.press('Enter');

async function enterPassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').press('ControlOrMeta+a');
  await page.keyboard.type(email);
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

async function logOut(page: Page) {
  await press(accountMenu(page));
  await press(page.getByRole('menuitem', { name: 'Log out' }));
  // Moves the focus to its heading.
  await expectHome(page);
}

/** Answers at once, like a phone whose owner touches the sensor. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** RFC 6238. @param steps Of 30 seconds from now: each code counts once. */
function totp(secret: string, steps = 0): string {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac('sha1', key).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
