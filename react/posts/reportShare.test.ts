import { describe, expect, it } from 'vitest';

import { testForum } from '../testing/testForum';
import { reportShare } from './reportShare';

async function report(
  respond: () => Response,
  prepare: (setup: ReturnType<typeof testForum>) => void = () => undefined,
) {
  const setup = testForum(respond);
  prepare(setup);
  const logged: string[] = [];
  await reportShare({ ...setup.forum, log: (what) => logged.push(what) }, 'p1');
  return { ...setup, logged };
}

describe('reportShare', () => {
  it('sends the share', async () => {
    const { calls, logged } = await report(() => Response.json({ _id: 'p1', shares: 1 }));

    expect(calls).toMatchObject([{ method: 'POST', url: '/posts/share/p1' }]);
    expect(logged).toEqual([]);
  });

  it('ignores a server without the endpoint', async () => {
    const { logged, alerts } = await report(() =>
      Response.json({ message: 'Nothing here.' }, { status: 404 }),
    );

    expect([logged, alerts]).toEqual([[], []]);
  });

  it('logs a failure without an alert', async () => {
    const { logged, alerts } = await report(() => new Response('down', { status: 500 }));

    expect(logged).toEqual(['The share could not be counted.']);
    expect(alerts).toEqual([]);
  });

  it('sends nothing for guests', async () => {
    const { calls } = await report(
      () => Response.json({}),
      ({ session }) => {
        session.end();
      },
    );

    expect(calls).toEqual([]);
  });
});
