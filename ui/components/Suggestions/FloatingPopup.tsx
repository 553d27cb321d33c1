import { autoUpdate, flip, offset, shift, useFloating, type ReferenceType } from '@floating-ui/react-dom';
import { useLayoutEffect, type ReactNode, type RefObject } from 'react';

import { StyledPopup } from './Suggestions.styles';

const gapPx = { field: 8, column: 4 } as const;

export interface SuggestionPopupProps {
  /** A mounted element, or a position in one. Keep it referentially stable while nothing moves. */
  anchor: RefObject<Element | null> | ReferenceType | null;
  /** `field` is as wide as its anchor; `column` is fixed, beside the caret. */
  width: 'field' | 'column';
  children: ReactNode;
}

export function FloatingPopup({ anchor, width, children }: SuggestionPopupProps) {
  const { refs, floatingStyles } = useFloating({
    placement: 'bottom-start',
    // Floating UI's transform would conflict with the animation.
    transform: false,
    middleware: [offset(gapPx[width]), flip(), shift({ padding: gapPx[width] })],
    whileElementsMounted: autoUpdate,
  });
  const { setReference, setFloating } = refs;

  useLayoutEffect(
    () => setReference(anchor && 'current' in anchor ? anchor.current : anchor),
    [anchor, setReference],
  );

  return (
    <StyledPopup
      ref={setFloating}
      $width={width}
      style={floatingStyles}
      // Pressing the padding must not blur the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </StyledPopup>
  );
}
