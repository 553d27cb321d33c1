import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTheme } from 'styled-components';

import { useMediaQuery } from '../../hooks/useMediaQuery';

const slideDurationMs = 6_000;

export function useCarousel(count: number) {
  const { breakpoint } = useTheme();
  const isStill = useMediaQuery(breakpoint.reducedMotion) ?? true;
  const [ref, api] = useEmblaCarousel({ loop: true, duration: isStill ? 0 : 28 });
  const [isStopped, setStopped] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isPointedAt || hasFocus;
  const isPlaying = !isStill && !isStopped && count > 1;

  const subscribe = useCallback(
    (onChange: () => void) => {
      api?.on('select', onChange).on('reInit', onChange);
      return () => {
        api?.off('select', onChange).off('reInit', onChange);
      };
    },
    [api],
  );
  const selected = useSyncExternalStore(
    subscribe,
    () => api?.selectedScrollSnap() ?? 0,
    () => 0,
  );

  useEffect(() => {
    if (!api || !isPlaying || isHeld) {
      return;
    }
    const timer = setInterval(() => {
      if (!document.hidden) {
        api.scrollNext();
      }
    }, slideDurationMs);
    return () => {
      clearInterval(timer);
    };
  }, [api, isPlaying, isHeld, selected]);

  return {
    ref,
    selected,
    isPlaying,
    /** Under reduced motion nothing moves, so no pause button is needed. */
    isStill,
    toggle: () => {
      setStopped(!isStopped);
    },
    setPointedAt,
    setFocus,
    previous: () => api?.scrollPrev(),
    next: () => api?.scrollNext(),
    show: (index: number) => api?.scrollTo(index),
  };
}
