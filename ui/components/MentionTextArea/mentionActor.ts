import { mentionMachine, type MentionChoice } from '@alphazone/machines';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';

import type { MentionDraft } from './mentionDraft';

export type MentionActor = ActorRefFrom<typeof mentionMachine>;

/** Starts the machine where the draft ends, which may be within a name or after an Enter. */
export function continueDraft(
  { state, ...place }: MentionDraft,
  search: (query: string, signal: AbortSignal) => Promise<readonly MentionChoice[]>,
): MentionActor {
  const machine = mentionMachine.provide({
    actors: {
      search: fromPromise<readonly MentionChoice[], { query: string }>(({ input, signal }) =>
        search(input.query, signal),
      ),
    },
  });
  const actor = createActor(machine, {
    snapshot: machine.resolveState({ value: 'closed', context: { ...place, suggestions: [], focused: 0 } }),
  });
  actor.start();
  if (state !== 'closed') actor.send({ type: 'text.changed', text: place.model.text, caret: place.caret });
  if (state === 'choosing') actor.send({ type: 'suggestion.chosen' });
  return actor;
}
