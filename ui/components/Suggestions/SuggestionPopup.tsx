import { autoUpdate, flip, offset, shift, useFloating, type ReferenceType } from '@floating-ui/react-dom';
import { useLayoutEffect, type ReactNode } from 'react';

import { StyledPopup } from './Suggestions.styles';

export interface SuggestionPopupProps {
  /** Where the popup belongs: an element, or a place in one. Keep it stable while nothing moves. */
  anchor: ReferenceType | null;
  /** As wide as the field, or a column beside the caret. */
  width: 'field' | 'column';
  children: ReactNode;
}

/** Distance from the anchor, and from the window's edges, in px. */
const GAP = { field: 8, column: 4 } as const;

/** The floating sheet of suggestions: under its anchor, or above where there is no room. */
export function SuggestionPopup({ anchor, width, children }: SuggestionPopupProps) {
  const { refs, floatingStyles } = useFloating({
    placement: 'bottom-start',
    // A transform would fight the animation.
    transform: false,
    middleware: [offset(GAP[width]), flip(), shift({ padding: GAP[width] })],
    whileElementsMounted: autoUpdate,
  });
  const { setReference, setFloating } = refs;

  useLayoutEffect(() => setReference(anchor), [anchor, setReference]);

  return (
    <StyledPopup
      ref={setFloating}
      $width={width}
      style={floatingStyles}
      // A press on the padding must not take the focus from the field either.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </StyledPopup>
  );
}
