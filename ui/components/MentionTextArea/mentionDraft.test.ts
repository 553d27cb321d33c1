import { emptyText, mentionMachine, type MentionEmitted, type MentionEvent } from '@alphazone/machines';
import { describe, expect, it } from 'vitest';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';

import { draftOf, editDraft, type MentionDraft } from './mentionDraft';

function write({ model: { text }, caret }: MentionDraft, inserted: string, from = caret): MentionEvent {
  return {
    type: 'text.changed',
    text: text.slice(0, from) + inserted + text.slice(caret),
    caret: from + inserted.length,
  };
}

const before = (caret: number) => Math.max(0, caret - 1);

const events = {
  a: (draft) => write(draft, 'a'),
  '@': (draft) => write(draft, '@'),
  Space: (draft) => write(draft, ' '),
  Backspace: (draft) => write(draft, '', before(draft.caret)),
  ArrowLeft: ({ caret }) => ({ type: 'caret.moved', caret: before(caret) }),
  End: ({ model }) => ({ type: 'caret.moved', caret: model.text.length }),
  ArrowUp: () => ({ type: 'focus.moved', step: -1 }),
  Enter: (draft) => (draft.state === 'closed' ? write(draft, '\n') : { type: 'suggestion.chosen' }),
  Escape: () => ({ type: 'list.dismissed' }),
  clear: () => ({ type: 'text.replaced', model: emptyText }),
} satisfies Record<string, (draft: MentionDraft) => MentionEvent>;

type Key = keyof typeof events;
const keys = Object.keys(events) as Key[];

type Snapshot = SnapshotFrom<typeof mentionMachine>;

interface Both {
  draft: MentionDraft;
  snapshot: Snapshot;
}

/** Presses a key in a draft, and in the machine, whose search is pending. */
function press(key: Key, { draft, snapshot }: Both) {
  const event = events[key](draft);
  const emitted: MentionEmitted[] = [];
  const after = editDraft(draft, event, (one) => emitted.push(one));
  const [next, actions] = transition(mentionMachine, snapshot, event);
  return {
    both: { draft: after, snapshot: next },
    byDraft: { ...after, emitted },
    byMachine: { ...draftIn(next), emitted: actions.flatMap(emittedBy) },
  };
}

function draftIn(snapshot: Snapshot): MentionDraft {
  const { model, caret, trigger, dismissedAt } = snapshot.context;
  const isChoosing = snapshot.matches({ open: { loading: 'choosing' } });
  const state = isChoosing ? 'choosing' : snapshot.matches('open') ? 'open' : 'closed';
  return { model, caret, trigger, dismissedAt, state };
}

const emittedBy = ({ type, params }: { type: string; params: unknown }): unknown[] =>
  type === 'xstate.emit' && params instanceof Object && 'event' in params ? [params.event] : [];

const start = (): Both => ({
  draft: draftOf(emptyText),
  snapshot: initialTransition(mentionMachine)[0],
});
const afterKeys = (...pressed: Key[]) => pressed.reduce((both, key) => press(key, both).both, start());

describe('a draft', () => {
  it('follows all keys like the machine before its first response', () => {
    let latest = [{ path: '@a', both: afterKeys('@', 'a') }];
    for (let length = 1; length <= 3; length += 1) {
      latest = latest.flatMap(({ path, both }) =>
        keys.map((key) => {
          const pressed = press(key, both);
          expect({ path, key, ...pressed.byDraft }).toEqual({ path, key, ...pressed.byMachine });
          return { path: `${path} ${key}`, both: pressed.both };
        }),
      );
    }
  });

  it('keeps mentions that are not edited', () => {
    const mentions = [{ id: 'u1', display: 'ann', start: 0, end: 4 }];
    const draft = draftOf({ text: '@ann', mentions });
    expect(editDraft(draft, write(draft, '!'), () => undefined).model).toEqual({
      text: '@ann!',
      mentions,
    });
  });

  it('closes if the machine fails to load, turns Enter into a line break, and reopens', () => {
    const { draft } = afterKeys('@', 'a');
    const emitted: MentionEmitted[] = [];
    const emit = (event: MentionEmitted) => emitted.push(event);

    const closed = editDraft(draft, { type: 'load.failed' }, emit);
    expect(closed).toMatchObject({ model: draft.model, state: 'closed' });
    expect(editDraft(closed, events.a(closed), emit).state).toBe('open');
    expect(emitted).toEqual([]);

    const pending = editDraft(draft, { type: 'suggestion.chosen' }, emit);
    const broken = editDraft(pending, { type: 'load.failed' }, emit);
    expect(broken).toMatchObject({ model: { text: '@a\n' }, state: 'closed' });
    expect(emitted).toEqual([{ type: 'lineBreak.inserted', caret: 3 }]);
  });
});
