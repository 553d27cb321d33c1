import { useCallback, type Ref, type RefObject } from 'react';

export function useMergedRef<Element>(own: RefObject<Element | null>, given: Ref<Element> | undefined) {
  return useCallback(
    (element: Element | null) => {
      own.current = element;
      const cleanUp = typeof given === 'function' ? given(element) : undefined;
      if (given && typeof given !== 'function') given.current = element;
      return () => {
        own.current = null;
        if (typeof cleanUp === 'function') cleanUp();
        else if (typeof given === 'function') given(null);
        else if (given) given.current = null;
      };
    },
    [own, given],
  );
}
