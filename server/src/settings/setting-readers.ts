import { closeSync, openSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';

import { passwordProblem } from '../accounts/accounts-rules';
import { outboxUrl, type MailSender } from '../mail/mail-settings';

/** Throws messages that continue a sentence starting with the setting's name, and never quote a secret. */
export type Read<T> = (text: string) => T;

export const integer =
  (min: number, max: number): Read<number> =>
  (text) => {
    if (!/^\d+$/.test(text) || Number(text) < min || Number(text) > max) {
      throw new Error(`must be a whole number from ${min} to ${max}, not "${text}".`);
    }
    return Number(text);
  };

export const httpUrl =
  (example: string): Read<string> =>
  (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
      throw new Error(`must look like ${example}, without a user or password.`);
    }
    return text;
  };

export const oneOf =
  <T extends string>(...values: readonly T[]): Read<T> =>
  (text) => {
    const found = values.find((value) => value === text);
    if (found === undefined) throw new Error(`must be one of ${values.join(', ')}, not "${text}".`);
    return found;
  };

// Relative to the working directory, which is the checkout for `npm start`.
export const absolute: Read<string> = (text) => path.resolve(text);

export const existingFile: Read<string> = (text) => {
  const file = absolute(text);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new Error(`names a file that does not exist: ${file}.`);
  try {
    closeSync(openSync(file, 'r'));
  } catch {
    throw new Error(`names a file that this user may not read: ${file}.`);
  }
  return file;
};

/** False for a `%` that begins no encoded character, such as in a password that is not encoded. */
function isDecodable({ username, password, pathname }: URL): boolean {
  try {
    decodeURIComponent(`${username}:${password}${pathname}`);
    return true;
  } catch {
    return false;
  }
}

const percentSign = '`%` is `%25`';

export const postgresUrl: Read<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // With an unencoded `/` or `#` in the password, its rest is parsed as the path or the fragment.
  if (
    !url ||
    !/^postgres(ql)?:$/.test(url.protocol) ||
    `${url.pathname}${url.hash}`.includes('@') ||
    !isDecodable(url)
  ) {
    throw new Error(
      `must look like postgres://user:password@host:5432/database, with special characters percent-encoded (\`@\` is \`%40\`, ${percentSign}).`,
    );
  }
  return text;
};

export const redisUrl: Read<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^rediss?:$/.test(url.protocol) || url.host === '' || !isDecodable(url)) {
    throw new Error(
      `must look like redis://user:password@host:6379, or rediss:// with TLS. Percent-encode special characters (${percentSign}).`,
    );
  }
  return text;
};

export const smtpUrl: Read<string> = (text) => {
  if (text === outboxUrl) return text;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.host === '' || !isDecodable(url)) {
    throw new Error(
      `must look like smtp://user:password@host:587, or smtps:// with TLS from the start. Percent-encode special characters (${percentSign}). "${outboxUrl}" sends nothing.`,
    );
  }
  return text;
};

export const mailSender: Read<MailSender> = (text) => {
  const [, named = '', inBrackets] = /^([^<>@\r\n]*) <([^<>]+)>$/.exec(text) ?? [];
  const address = inBrackets ?? text;
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(address))
    throw new Error(`must be an email address such as Forum <forum@example.org>, not "${text}".`);
  const name = named.trim();
  const [, quoted] = /^"(.*)"$/.exec(name) ?? [];
  return { name: quoted?.replaceAll(/\\(.)/g, '$1') ?? name, address };
};

export const publicOrigin: Read<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href) {
    throw new Error(`must be the address of the forum, such as https://forum.example, not "${text}".`);
  }
  return url.origin;
};

export const contactAddress: Read<string> = (text) => {
  const address = /^[^\s@:/]+@[^\s@:/]+$/.test(text) ? `mailto:${text}` : text;
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(address) || !URL.canParse(address))
    throw new Error(`must be an email address or begin with https://, not "${text}".`);
  return new URL(address).href;
};

export const emailAddress: Read<string> = (text) => {
  if (!/^[^\s@]+@[^\s@]+$/.test(text)) throw new Error(`must be an email address, not "${text}".`);
  return text;
};

export const strongPassword: Read<string> = (text) => {
  const problem = passwordProblem(text);
  if (problem) throw new Error(problem.message);
  return text;
};

export const uuid: Read<string> = (text) => {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) {
    throw new Error(`must be the id of a member, as the address of the profile shows it, not "${text}".`);
  }
  return text.toLowerCase();
};

export const longSecret: Read<string> = (text) => {
  if (text.length < 32)
    throw new Error('must have at least 32 characters. `openssl rand -base64 48` makes a good one.');
  return text;
};

const secondsOf = { s: 1, m: 60, h: 3_600, d: 86_400 };

export const duration: Read<number> = (text) => {
  const [, amount, unit] = /^([1-9]\d{0,5})([smhd])$/.exec(text) ?? [];
  const seconds = Number(amount) * secondsOf[unit as keyof typeof secondsOf];
  if (!(seconds <= 365 * secondsOf.d)) {
    throw new Error(`must be a time such as 45m, 12h or 7d, and at most 365d, not "${text}".`);
  }
  return seconds;
};

export const pollingInterval: Read<number> = (text) => {
  const seconds = duration(text);
  if (seconds < 15 || seconds > secondsOf.h) throw new Error(`must be from 15s to 1h, not "${text}".`);
  return seconds;
};

export const headerValue: Read<string> = (text) => {
  if (!/^[\x21-\x7e]+$/.test(text))
    throw new Error('must be a key as the provider gives it, without spaces.');
  return text;
};

export const proxies: Read<boolean | number | string> = (text) => {
  if (text === 'on' || text === 'off') return text === 'on';
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const list = listOf(text);
  const isKnown = (entry: string) => ['loopback', 'linklocal', 'uniquelocal'].includes(entry);
  if (list.length === 0 || !list.every((entry) => isKnown(entry) || isAddressRange(entry))) {
    throw new Error(
      `must be on, off, a number of proxies, or their addresses separated by commas, not "${text}".`,
    );
  }
  return list.join(', ');
};

/** An IP address, or a subnet such as `10.0.0.0/8`. */
function isAddressRange(entry: string): boolean {
  const [, address = '', prefix] = /^(.+?)(?:\/([1-9]\d{0,2}))?$/.exec(entry) ?? [];
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  return bits !== undefined && Number(prefix ?? bits) <= bits;
}

export const origins: Read<string[]> = (text) =>
  listOf(text).map((entry) => {
    const origin = URL.canParse(entry) ? new URL(entry).origin : 'null';
    if (origin === 'null' || origin !== entry.replace(/\/$/, '')) {
      throw new Error(`must be origins such as https://forum.example, separated by commas, not "${entry}".`);
    }
    return origin;
  });

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
