import { expect, it, vi } from 'vitest';

import { hookIn } from '../../react/testing/hookIn';
import { testForum } from '../../react/testing/testForum';
import { PortsContext, type Ports } from '../ports';
import { useSecretGuard } from './useSecretGuard';

const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

async function sentAfter(whileAsked: (session: ReturnType<typeof testForum>['session']) => void) {
  const { forum, session } = testForum(() => Response.json([]));
  const ports: Partial<Ports> = {
    log: () => undefined,
    alerts: {
      alert: () => Promise.resolve(undefined),
      confirm: () => {
        whileAsked(session);
        return Promise.resolve(true);
      },
    },
  };
  const guard = hookIn(forum, useSecretGuard, ({ children }) => (
    <PortsContext value={ports as Ports}>{children}</PortsContext>
  ));
  return guard([phrase] as const);
}

it('masks a recovery phrase once the user has confirmed it', async () => {
  expect(await sentAfter(() => undefined)).toEqual([expect.not.stringContaining('sausage')]);
});

it('sends nothing for a user who logs in during the question', async () => {
  const texts = await sentAfter((session) => {
    session.end();
    session.start({ token: 't', result: { _id: 'ann', name: 'Ann' } });
  });

  expect(texts).toBeUndefined();
});

it('sends the text when the list of words does not load', async () => {
  vi.useFakeTimers();
  vi.doMock('./secretWarnings', () => new Promise<never>(() => undefined));
  try {
    const texts = sentAfter(() => undefined);
    await vi.advanceTimersByTimeAsync(5000);
    await expect(texts).resolves.toEqual([phrase]);
  } finally {
    vi.doUnmock('./secretWarnings');
    vi.useRealTimers();
  }
});
