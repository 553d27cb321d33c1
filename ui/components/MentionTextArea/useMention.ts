import {
  emptyText,
  mentionMachine,
  parseMentions,
  toMarkup,
  type MentionChoice,
  type MentionRange,
  type MentionText,
} from '@alphazone/machines';
import { useMachine } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fromPromise, getInitialSnapshot } from 'xstate';

export interface MentionCandidate {
  id: string;
  /** The username, otherwise the name. Shown after `@`. */
  display: string;
  username?: string | undefined;
  picture?: string | undefined;
}

/** `signal` aborts stale searches. */
export type MentionSearch = (query: string, signal: AbortSignal) => Promise<readonly MentionCandidate[]>;

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
  return text === '' ? emptyText : { text, mentions };
}

/** The machine's choices may carry extra fields, such as a picture. */
export const pictureOf = (choice: MentionChoice): string | undefined =>
  'picture' in choice && typeof choice.picture === 'string' ? choice.picture : undefined;

export function useMention(
  value: string,
  onValueChange: ((markup: string) => void) | undefined,
  search: MentionSearch,
) {
  const latest = useRef({ onValueChange, search });
  useLayoutEffect(() => {
    latest.current = { onValueChange, search };
  });

  const [machine] = useState(() =>
    mentionMachine.provide({
      actors: {
        search: fromPromise<readonly MentionChoice[], { query: string }>(async ({ input, signal }) => {
          const found = await latest.current.search(input.query, signal);
          return found.map((candidate) => ({ ...candidate, username: candidate.username ?? '' }));
        }),
      },
    }),
  );
  // Starts with the initial text, for server rendering and the first paint.
  const [first] = useState(() => {
    const { value: state, context } = getInitialSnapshot(machine);
    const model = fromMarkup(value);
    return machine.resolveState({ value: state, context: { ...context, model, caret: model.text.length } });
  });
  const [snapshot, send, actor] = useMachine(machine, { snapshot: first });
  const known = useRef(value);

  useLayoutEffect(() => {
    if (value === known.current) return;
    known.current = value;
    send({ type: 'text.replaced', model: fromMarkup(value) });
  }, [value, send]);

  useEffect(() => {
    const subscription = actor.subscribe(({ context }) => {
      const markup = toMarkup(context.model);
      if (markup === known.current) return;
      known.current = markup;
      latest.current.onValueChange?.(markup);
    });
    return () => subscription.unsubscribe();
  }, [actor]);

  return { snapshot, send, actor };
}
