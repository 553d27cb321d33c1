import { expect, it } from 'vitest';

import { withoutPages } from './withoutPages';

const responseOf = (contentType: string, status = 200) =>
  new Response('', { status, headers: { 'content-type': contentType } });

it('keeps a script, but no page of a proxy instead of it, and no error', async () => {
  const script = responseOf('text/javascript; charset=utf-8');
  expect(await withoutPages.cacheWillUpdate({ response: script })).toBe(script);
  for (const response of [responseOf('text/html; charset=utf-8'), responseOf('text/javascript', 503)]) {
    expect(await withoutPages.cacheWillUpdate({ response })).toBeNull();
  }
});
