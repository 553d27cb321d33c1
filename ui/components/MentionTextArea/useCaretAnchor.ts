import type { VirtualElement } from '@floating-ui/react-dom';
import { useMemo, type RefObject } from 'react';

import { caretPosition } from './caretPosition';

export function useCaretAnchor(area: RefObject<HTMLTextAreaElement | null>, index: number): VirtualElement {
  return useMemo(
    () => ({
      get contextElement() {
        return area.current ?? undefined;
      },
      getBoundingClientRect: () => {
        if (!area.current) return new DOMRect();
        const box = area.current.getBoundingClientRect();
        const caret = caretPosition(area.current, index);
        const top = Math.min(Math.max(caret.top, 0), box.height - caret.height);
        return new DOMRect(box.left + caret.left, box.top + top, 0, caret.height);
      },
    }),
    [area, index],
  );
}
