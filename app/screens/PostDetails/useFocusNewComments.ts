import { useEffect, useRef } from 'react';

/** Focuses the first new comment: the button that loaded it is below it, or gone. */
export function useFocusNewComments(loaded: number) {
  const list = useRef<HTMLOListElement>(null);
  const first = useRef<number>(undefined);

  useEffect(() => {
    if (first.current === undefined || loaded <= first.current) return;
    const comment = list.current?.children[first.current];
    first.current = undefined;
    if (!(comment instanceof HTMLElement)) return;
    comment.tabIndex = -1;
    comment.focus({ preventScroll: true });
  }, [loaded]);

  return {
    list,
    expectAfter: (count: number) => {
      first.current = count;
    },
  };
}
