import { emptyText, type MentionEvent } from '@alphazone/machines';
import { expect, it, vi } from 'vitest';

import { continueDraft } from './mentionActor';
import { draftOf, editDraft } from './mentionDraft';

const ann = { id: 'u1', display: 'ann', username: 'ann' };
const typed: MentionEvent = { type: 'text.changed', text: 'hi @an', caret: 6 };

function start(...events: MentionEvent[]) {
  const draft = events.reduce(
    (edited, event) => editDraft(edited, event, () => undefined),
    draftOf(emptyText),
  );
  const search = vi.fn((_query: string, _signal: AbortSignal) => Promise.resolve([ann]));
  const actor = continueDraft(draft, search);
  return { actor, search, text: () => actor.getSnapshot().context.model.text };
}

it('searches for the name that was typed before', async () => {
  const { actor, search } = start(typed);
  expect(actor.getSnapshot().matches('open')).toBe(true);
  await vi.waitFor(() => expect(actor.getSnapshot().context.suggestions).toEqual([ann]));
  expect(search).toHaveBeenCalledExactlyOnceWith('an', expect.anything());
  actor.stop();
});

it('chooses the first suggestion after an Enter that was pressed before', async () => {
  const { actor, text } = start(typed, { type: 'suggestion.chosen' });
  await vi.waitFor(() => expect(text()).toBe('hi @ann '));
  actor.stop();
});

it('keeps a list closed that the user has closed', () => {
  const { actor } = start(typed, { type: 'list.dismissed' });
  actor.send({ type: 'text.changed', text: 'hi @ann', caret: 7 });
  expect(actor.getSnapshot().value).toBe('closed');
  actor.stop();
});
