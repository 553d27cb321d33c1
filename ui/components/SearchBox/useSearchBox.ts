import type { PostMatch, SearchBoxEvent } from '@alphazone/machines';
import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

import { onDemand, useOnDemand } from '../../hooks/onDemand';
import { useSuggestionList } from '../Suggestions';
import type { SearchActor, Suggest } from './searchActor';

export type { PostMatch, Suggest };

export interface SearchBoxOptions {
  searched: string;
  action: string | undefined;
  suggest: Suggest;
  onSubmit: (text: string) => void;
  onChoose: (id: string) => void;
}

const behaviour = onDemand(() => import('./searchActor'));

const none: readonly PostMatch[] = [];

/** The machine is imported on first use. Until then, this keeps the text and queues events. */
export function useSearchBox({ searched, action, suggest, onSubmit, onChoose }: SearchBoxOptions) {
  const suggestNow = useEffectEvent(suggest);
  const submitNow = useEffectEvent(onSubmit);
  const chooseNow = useEffectEvent(onChoose);
  const [isUsed, setUsed] = useState(false);
  const loaded = useOnDemand(behaviour, isUsed);
  const [typed, setTyped] = useState(searched);
  const waiting = useRef<SearchBoxEvent[]>([]);
  const running = useRef<SearchActor>(undefined);
  const [actor, setActor] = useState<SearchActor>();

  function send(event: SearchBoxEvent) {
    // Also while the machine runs: otherwise the field would show the old text until the machine's next render.
    if ('text' in event) setTyped(event.text);
    if (running.current) return running.current.send(event);
    waiting.current.push(event);
    if (event.type === 'text.filled' || event.type === 'list.dismissed') return;
    setUsed(true);
    // Retries a failed import.
    behaviour.load();
  }
  const fill = useEffectEvent((text: string) => send({ type: 'text.filled', text }));
  useEffect(() => fill(searched), [searched]);

  useEffect(() => {
    if (!loaded) return;
    const created = loaded.createSearchActor((text, signal) => suggestNow(text, signal));
    created.on('search.submitted', ({ text }) => submitNow(text));
    created.on('suggestion.chosen', ({ id }) => chooseNow(id));
    created.start();
    for (const event of waiting.current) created.send(event);
    running.current = created;
    setActor(created);
    return () => {
      running.current = undefined;
      created.stop();
    };
  }, [loaded]);

  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = actor?.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const snapshot = useSyncExternalStore(
    subscribe,
    () => actor?.getSnapshot(),
    () => undefined,
  );
  const { text, suggestions, focused } = snapshot?.context ?? {
    text: typed,
    suggestions: none,
    focused: undefined,
  };
  const isOpen = snapshot?.matches('open') ?? false;
  const dismiss = () => send({ type: 'list.dismissed' });
  const list = useSuggestionList({
    isOpen,
    count: suggestions.length,
    focused,
    choosesOnTab: false,
    move: (step) => send({ type: 'focus.moved', step }),
    choose: () => send({ type: 'suggestion.chosen' }),
    dismiss,
  });

  return {
    text,
    action,
    suggestions,
    list,
    isOpen,
    status: snapshot && loaded?.searchBoxStatus(snapshot),
    change: (next: string) => send({ type: 'text.changed', text: next }),
    enter: () => send({ type: 'box.entered' }),
    dismiss,
    submit: () => {
      if (running.current) return running.current.send({ type: 'form.submitted' });
      // Does not wait for the machine to load: the user may leave the page first.
      waiting.current = [{ type: 'text.filled', text: typed }];
      onSubmit(typed.trim());
    },
    choose: (index: number) => send({ type: 'suggestion.chosen', index }),
  };
}

export type SearchBoxState = ReturnType<typeof useSearchBox>;
