import {
  parseMentions,
  toMarkup,
  type MentionChoice,
  type MentionEmitted,
  type MentionEvent,
  type MentionPlace,
  type MentionRange,
  type MentionText,
} from '@alphazone/machines';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { onDemand, useOnDemand } from '../../hooks/onDemand';
import { useStableHandler } from '../../hooks/useStableHandler';
import type { MentionActor } from './mentionActor';
import { draftOf, editDraft, type DraftEvent } from './mentionDraft';

export interface MentionCandidate {
  id: string;
  /** The username, otherwise the name. Shown after `@`. */
  display: string;
  username?: string | undefined;
  picture?: string | undefined;
}

/** `signal` aborts stale searches. */
export type MentionSearch = (query: string, signal: AbortSignal) => Promise<readonly MentionCandidate[]>;

export interface MentionOptions {
  /** The text as markup. */
  value: string;
  onValueChange: ((markup: string) => void) | undefined;
  search: MentionSearch;
  /** Called when an insertion has moved the caret. */
  onCaretMove: (caret: number) => void;
}

const behaviour = onDemand(() => import('./mentionActor'));

/** Without suggestions until the machine is loaded. */
type Shown = MentionPlace & { suggestions?: readonly MentionChoice[]; focused?: number };

function fromMarkup(markup: string): MentionText {
  const mentions: MentionRange[] = [];
  let text = '';
  for (const part of parseMentions(markup)) {
    const start = text.length;
    text += part.type === 'mention' ? `@${part.display}` : part.text;
    if (part.type === 'mention') {
      mentions.push({ id: part.id, display: part.display, start, end: text.length });
    }
  }
  return { text, mentions };
}

/** The machine's choices may carry extra fields, such as a picture. */
export const pictureOf = (choice: MentionChoice): string | undefined =>
  'picture' in choice && typeof choice.picture === 'string' ? choice.picture : undefined;

/**
 * The machine is imported on first use. Until then, a draft handles keys as the machine does. Renders changes between
 * keys synchronously: otherwise the next key would undo a line break that the field does not show yet.
 */
export function useMention({ value, onValueChange, search, onCaretMove }: MentionOptions) {
  const [draft, setDraft] = useState(() => draftOf(fromMarkup(value)));
  const [snapshot, setSnapshot] = useState<ReturnType<MentionActor['getSnapshot']>>();
  const latest = useRef(draft);
  const running = useRef<MentionActor>(undefined);
  const isSending = useRef(false);
  const known = useRef(value);
  const loaded = useOnDemand(behaviour, false);

  const report = useStableHandler((model: MentionText) => {
    const markup = toMarkup(model);
    if (markup === known.current) return;
    known.current = markup;
    onValueChange?.(markup);
  });
  const emit = useStableHandler(({ caret }: MentionEmitted) => onCaretMove(caret));
  const edit = useStableHandler((event: DraftEvent) => {
    latest.current = editDraft(latest.current, event, emit);
    setDraft(latest.current);
    report(latest.current.model);
  });
  const send = useStableHandler((event: MentionEvent) => {
    if (running.current) {
      isSending.current = true;
      running.current.send(event);
      isSending.current = false;
      return;
    }
    edit(event);
    // Retries a failed import.
    if (event.type !== 'text.replaced') behaviour.load();
  });

  useLayoutEffect(() => {
    if (value === known.current) return;
    known.current = value;
    send({ type: 'text.replaced', model: fromMarkup(value) });
  }, [value, send]);

  const find = useEffectEvent(async (query: string, signal: AbortSignal) =>
    (await search(query, signal)).map((candidate) => ({ ...candidate, username: candidate.username ?? '' })),
  );
  useEffect(
    () =>
      behaviour.subscribe(() => {
        if (!behaviour.current()) flushSync(() => edit({ type: 'load.failed' }));
      }),
    [edit],
  );
  useEffect(() => {
    if (!loaded) return;
    const actor = loaded.continueDraft(latest.current, (query, signal) => find(query, signal));
    actor.on('*', emit);
    actor.subscribe((next) => {
      const show = () => {
        setSnapshot(next);
        report(next.context.model);
      };
      if (isSending.current) show();
      else flushSync(show);
    });
    setSnapshot(actor.getSnapshot());
    running.current = actor;
    return () => {
      latest.current = { ...actor.getSnapshot().context, state: 'closed' };
      running.current = undefined;
      actor.stop();
    };
  }, [loaded, emit, report]);

  const { model, trigger, suggestions = [], focused = 0 }: Shown = snapshot?.context ?? draft;
  return {
    text: model.text,
    suggestions,
    focused,
    start: trigger?.start ?? 0,
    isOpen: snapshot ? snapshot.matches('open') : draft.state !== 'closed',
    send,
  };
}
