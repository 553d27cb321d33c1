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

/** Somebody who can be mentioned. */
export interface MentionCandidate {
  id: string;
  /** The username or else the name, shown after `@`. */
  display: string;
  username?: string | undefined;
  /** Address of the picture. */
  picture?: string | undefined;
}

/** Finds people; an empty list when there are none. `signal` tells that nobody waits any more. */
export type MentionSearch = (query: string, signal: AbortSignal) => Promise<readonly MentionCandidate[]>;

/** Text with its mentions, read from markup. */
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

/** The address of a candidate's picture; the machine passes on whatever a candidate carries. */
export const pictureOf = (choice: MentionChoice): string | undefined =>
  'picture' in choice && typeof choice.picture === 'string' ? choice.picture : undefined;

/** Ties the mention machine to a text whose value, as markup, is kept by somebody else. */
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
  // Begins with the text it is given, so that it is there in the first picture too.
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
