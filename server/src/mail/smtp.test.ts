import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { mailSender } from '../settings/setting-readers';
import { startSmtp, type TestSmtp } from '../testing/smtp';
import { createSmtp } from './smtp';

let smtp: TestSmtp;
beforeAll(async () => (smtp = await startSmtp()));
afterAll(() => smtp.close());

describe('the sender of a mail', () => {
  it.each([
    ['an address', 'a@b.example', 'a@b.example'],
    ['a name', 'Forum <a@b.example>', 'Forum <a@b.example>'],
    ['a quoted name', '"The \\"Club\\"" <a@b.example>', '"The \\"Club\\"" <a@b.example>'],
    ['a name with a colon', 'Club: news <a@b.example>', '"Club: news" <a@b.example>'],
    ['a name with brackets', 'Club (beta) <a@b.example>', '"Club (beta)" <a@b.example>'],
  ])('is that of MAIL_FROM: %s', async (_what, from, expected) => {
    const send = createSmtp({ url: smtp.url, from: mailSender(from), publicUrl: 'https://b.example' });

    await send({ id: '1', recipient: 'ada@example.org', subject: '', text: '', html: '', headers: {} });

    expect(/^From: (.*)$/m.exec(smtp.mails.at(-1)?.headers ?? '')?.[1]?.trim()).toBe(expected);
  });
});
