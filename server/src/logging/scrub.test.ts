import { describe, expect, it } from 'vitest';

import { scrubber } from './scrub';

const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl';

describe('scrubber', () => {
  it.each([
    ['a bearer token', 'sent Bearer abc.def-1', 'sent Bearer [redacted]'],
    ['basic credentials', 'Basic dXNlcjpwYXNz and on', 'Basic [redacted] and on'],
    ['a log-in at a mail server', '500 unknown: AUTH PLAIN AGEAYg=="', '500 unknown: AUTH PLAIN [redacted]"'],
    ['a session token', `"x":"${jwt}"`, '"x":"[redacted]"'],
    ['a token in a URL', '"/a?token=abc&q=1"', '"/a?token=[redacted]&q=1"'],
    ['a key in a URL', '"/a?q=1&api_key=abc"', '"/a?q=1&api_key=[redacted]"'],
    ['a token in a path', '"/api/unsubscribe/abc.d-1","a":1', '"/api/unsubscribe/[redacted]","a":1'],
    ['a database password', 'postgres://forum:pw@db/x', 'postgres://forum:[redacted]@db/x'],
    [
      'the columns of a refused row',
      '"detail":"Failing row contains (1, \\"Ada\\", $argon2id$v=19$a).","table":"users"',
      '"detail":"Failing row contains [redacted]","table":"users"',
    ],
    ["a member's address", '550 5.1.1 <ada.b+c@mail.example>: no', '550 5.1.1 <[redacted]>: no'],
    ['an address in a second line', '"550 no\\nada@mail.example"', '"550 no\\n[redacted]"'],
    ['an address beyond ASCII', 'Key (email)=(zoë@bücher.example)', 'Key (email)=([redacted])'],
    ['a password with an @', 'redis://:p@ss@cache:6379', 'redis://:[redacted]@cache:6379'],
  ])('redacts %s', (_what, line, expected) => {
    expect(scrubber([])(line)).toBe(expected);
  });

  it.each([
    '"http://127.0.0.1:3000/posts/get?limit=20"',
    '"the bearer of news"',
    '"http://localhost:3000/api/users/search?q=a@b"',
    '"postgres: listening on socket"',
    '"no route to redis://forum@cache.example:6379"',
    '"502 AUTH PLAIN command not supported"',
    '"at node_modules/@smithy/core@3.1.0/index.js"',
  ])('keeps %s', (line) => {
    expect(scrubber([])(line)).toBe(line);
  });

  it.each(['eyJ-', 'a.', 'a://b:', 'Bearer ', '/api/unsubscribe/', 'Failing row ', 'a@b.'])(
    'takes linear time for many %j',
    (repeated) => {
      const line = repeated.repeat(300_000);

      expect(scrubber([])(line) === line).toBe(true);
    },
  );

  it('redacts known secrets, even when escaped in JSON', () => {
    const scrub = scrubber(['long "secret" \\ one', 'another secret']);

    expect(scrub(JSON.stringify({ a: 'is long "secret" \\ one', b: 'another secret' }))).toBe(
      '{"a":"is [redacted]","b":"[redacted]"}',
    );
  });

  it('keeps secrets that are too short', () => {
    expect(scrubber(['a', ''])('a cat')).toBe('a cat');
  });
});
