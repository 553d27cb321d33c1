import { searchBoxMachine, searchBoxStatus, type PostMatch } from '@alphazone/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';

import { useSuggestionList } from '../Suggestions';

export type { PostMatch };

/** `signal` aborts on the next key press. */
export type Suggest = (text: string, signal: AbortSignal) => Promise<readonly PostMatch[]>;

export interface SearchBoxOptions {
  searched: string;
  action: string | undefined;
  suggest: Suggest;
  onSubmit: (text: string) => void;
  onChoose: (id: string) => void;
}

export function useSearchBox({ searched, action, suggest, onSubmit, onChoose }: SearchBoxOptions) {
  const suggestNow = useEffectEvent(suggest);
  const submitNow = useEffectEvent(onSubmit);
  const chooseNow = useEffectEvent(onChoose);
  const [machine] = useState(() =>
    searchBoxMachine.provide({
      actors: {
        suggest: fromPromise<readonly PostMatch[], { text: string }>(({ input, signal }) =>
          suggestNow(input.text, signal),
        ),
      },
    }),
  );
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (current) => current);

  useEffect(() => {
    const subscriptions = [
      actor.on('search.submitted', ({ text }) => submitNow(text)),
      actor.on('suggestion.chosen', ({ id }) => chooseNow(id)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor]);

  useEffect(() => {
    actor.send({ type: 'text.filled', text: searched });
  }, [actor, searched]);

  const { text, suggestions, focused } = snapshot.context;
  const isOpen = snapshot.matches('open');
  const dismiss = () => actor.send({ type: 'list.dismissed' });
  const list = useSuggestionList({
    isOpen,
    count: suggestions.length,
    focused,
    choosesOnTab: false,
    move: (step) => actor.send({ type: 'focus.moved', step }),
    choose: () => actor.send({ type: 'suggestion.chosen' }),
    dismiss,
  });

  return {
    text,
    action,
    suggestions,
    list,
    isOpen,
    status: searchBoxStatus(snapshot),
    change: (next: string) => actor.send({ type: 'text.changed', text: next }),
    enter: () => actor.send({ type: 'box.entered' }),
    dismiss,
    submit: () => actor.send({ type: 'form.submitted' }),
    choose: (index: number) => actor.send({ type: 'suggestion.chosen', index }),
  };
}

export type SearchBoxState = ReturnType<typeof useSearchBox>;
