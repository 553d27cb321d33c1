import { searchBoxMachine, searchBoxStatus, type PostMatch } from '@alphazone/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { fromPromise } from 'xstate';

export type { PostMatch };

/** Finds posts whose title matches. The signal ends with the next key press. */
export type Suggest = (text: string, signal: AbortSignal) => Promise<readonly PostMatch[]>;

export interface SearchBoxEvents {
  searched: string;
  suggest: Suggest;
  onSubmit: (text: string) => void;
  onChoose: (id: string) => void;
}

/** The `searchBox` machine with what the field and the list of suggestions need of it. */
export function useSearchBox({ searched, suggest, onSubmit, onChoose }: SearchBoxEvents) {
  const ask = useEffectEvent(suggest);
  const submitted = useEffectEvent(onSubmit);
  const chosen = useEffectEvent(onChoose);
  const [machine] = useState(() =>
    searchBoxMachine.provide({
      actors: {
        suggest: fromPromise<readonly PostMatch[], { text: string }>(({ input, signal }) =>
          ask(input.text, signal),
        ),
      },
    }),
  );
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (current) => current);
  const listId = useId();

  useEffect(() => {
    const subscriptions = [
      actor.on('search.submitted', ({ text }) => {
        submitted(text);
      }),
      actor.on('suggestion.chosen', ({ id }) => {
        chosen(id);
      }),
    ];
    return () => {
      subscriptions.forEach((subscription) => {
        subscription.unsubscribe();
      });
    };
  }, [actor]);

  useEffect(() => {
    actor.send({ type: 'text.filled', text: searched });
  }, [actor, searched]);

  const { text, suggestions, focused } = snapshot.context;
  const optionId = (index: number) => `${listId}-${index}`;
  const dismiss = () => {
    actor.send({ type: 'list.dismissed' });
  };

  return {
    text,
    suggestions,
    focused,
    isOpen: snapshot.matches('open'),
    /** How the list stands while it has no suggestions. */
    status: searchBoxStatus(snapshot),
    listId,
    optionId,
    change: (next: string) => {
      actor.send({ type: 'text.changed', text: next });
    },
    enter: () => {
      actor.send({ type: 'box.entered' });
    },
    dismiss,
    submit: () => {
      actor.send({ type: 'form.submitted' });
    },
    choose: (id: string) => {
      actor.send({ type: 'suggestion.chosen', id });
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        actor.send({ type: 'focus.moved', step: event.key === 'ArrowDown' ? 1 : -1 });
      }
      if (event.key === 'Escape' && snapshot.matches('open')) {
        event.preventDefault();
        dismiss();
      }
    },
  };
}

export type SearchBoxState = ReturnType<typeof useSearchBox>;
