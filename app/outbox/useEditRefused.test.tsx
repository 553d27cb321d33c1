import type { OutboxItem } from '@alphazone/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import { hookIn } from '../../react/testing/hookIn';
import { testForum } from '../../react/testing/testForum';
import { testSockets } from '../../react/testing/testSocket';
import { memoryStore } from '../../react/session/keyValueStore';
import { chatDraft } from '../drafts/chatDraft';
import { createDraftStore } from '../drafts/draftStore';
import { PortsContext, type Ports } from '../ports';
import { useEditRefused } from './useEditRefused';

const refused: OutboxItem = {
  key: 'k',
  kind: 'chat',
  payload: { text: 'a secret', userName: 'Bob' },
  createdOn: 0,
  refusal: 'Not today.',
};

async function editDuring(whileAsked: (session: ReturnType<typeof testForum>['session']) => void) {
  const { forum, session } = testForum(() => Response.json([]), {
    chatDraft: chatDraft(() => drafts),
    connect: testSockets().connect,
  });
  const drafts = createDraftStore({ storage: memoryStore(), session, log: () => undefined });
  drafts.write('bob', 'chat', 'half a thought');
  const live = await forum.live.load();
  live.start('chat');
  const ports: Partial<Ports> = {
    drafts,
    alerts: {
      alert: () => Promise.resolve(undefined),
      confirm: () => {
        whileAsked(session);
        return Promise.resolve(true);
      },
    },
  };
  const edit = hookIn(forum, useEditRefused, ({ children }) => (
    <MemoryRouter>
      <PortsContext value={ports as Ports}>{children}</PortsContext>
    </MemoryRouter>
  ));
  await edit(refused)?.();
  const { draft } = live.chat().getSnapshot().context;
  forum.stop();
  return { draft, stored: drafts.read('bob', 'chat') };
}

it('replaces the draft after the question', async () => {
  expect((await editDuring(() => undefined)).draft).toBe('a secret');
});

it('shows nothing to a user who logs in during the question', async () => {
  const { draft, stored } = await editDuring((session) => {
    session.end();
    session.start({ token: 't', result: { _id: 'ann', name: 'Ann' } });
  });

  expect(draft).toBe('');
  expect(stored).toBe('half a thought');
});
