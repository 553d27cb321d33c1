import { describe, expect, it } from 'vitest';

import { testApi } from '../../testing/testApi';
import { reportShare } from './reportShare';

/** Reports a share to a server that answers so; resolves with what was logged. */
async function report(
  answer: () => Response,
  prepare: (setup: ReturnType<typeof testApi>) => void = () => undefined,
) {
  const setup = testApi(answer);
  prepare(setup);
  const logged: string[] = [];
  await reportShare({ ...setup.api, log: (what) => logged.push(what) }, 'p1');
  return { ...setup, logged };
}

describe('a share', () => {
  it('is told to the server', async () => {
    const { calls, logged } = await report(() => Response.json({ _id: 'p1', shares: 1 }));

    expect(calls).toMatchObject([{ method: 'POST', url: '/posts/share/p1' }]);
    expect(logged).toEqual([]);
  });

  it('passes in silence on a server that does not count shares', async () => {
    const { logged, alerts } = await report(() =>
      Response.json({ message: 'Nothing here.' }, { status: 404 }),
    );

    expect([logged, alerts]).toEqual([[], []]);
  });

  it('is no reason for an alert when the server fails', async () => {
    const { logged, alerts } = await report(() => new Response('down', { status: 500 }));

    expect(logged).toEqual(['The share could not be counted.']);
    expect(alerts).toEqual([]);
  });

  it('is not told by visitors, who are not counted', async () => {
    const { calls } = await report(
      () => Response.json({}),
      ({ session }) => {
        session.end();
      },
    );

    expect(calls).toEqual([]);
  });
});
