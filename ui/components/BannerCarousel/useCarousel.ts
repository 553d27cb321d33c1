import type { EmblaCarouselType } from 'embla-carousel';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { useTheme } from 'styled-components';

import { onDemand } from '../../hooks/onDemand';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { whenIdle } from '../../hooks/whenIdle';

const slideDurationMs = 6_000;

const embla = onDemand(() => import('embla-carousel'));

export function useCarousel(viewport: RefObject<HTMLElement | null>, count: number) {
  const { breakpoint } = useTheme();
  const isStill = useMediaQuery(breakpoint.reducedMotion) ?? true;
  const { api, selected, act } = useEmbla(viewport, isStill);
  const [isStopped, setStopped] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isPlaying = !isStill && !isStopped && count > 1;
  const isRotating = isPlaying && !isPointedAt && !hasFocus;

  useEffect(() => {
    if (!api || !isRotating) return;
    const timer = setInterval(() => {
      if (!document.hidden) {
        api.scrollNext();
      }
    }, slideDurationMs);
    return () => {
      clearInterval(timer);
    };
  }, [api, isRotating, selected]);

  return {
    selected,
    isPlaying,
    /** False while the carousel is hovered or has the focus: new slides can then be announced. */
    isRotating,
    /** Under reduced motion nothing moves, so no pause button is needed. */
    isStill,
    toggle: () => {
      setStopped(!isStopped);
      // The focus, which is on the button, would keep the carousel paused.
      setFocus(false);
    },
    setPointedAt,
    setFocus,
    previous: () => act((carousel) => carousel.scrollPrev()),
    next: () => act((carousel) => carousel.scrollNext()),
    show: (index: number) => act((carousel) => carousel.scrollTo(index)),
  };
}

/** Imports Embla when the browser is idle: the first slide is visible without it. Presses before that are queued. */
function useEmbla(viewport: RefObject<HTMLElement | null>, isStill: boolean) {
  const [api, setApi] = useState<EmblaCarouselType>();
  // Set synchronously: a press before the state's next render must not be queued.
  const running = useRef<EmblaCarouselType>(undefined);
  const waiting = useRef<((carousel: EmblaCarouselType) => void)[]>([]);

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

  const create = useEffectEvent(() => {
    const module = embla.current();
    if (!module || !viewport.current) return;
    const options = {
      loop: true,
      duration: isStill ? 0 : 28,
      startIndex: selected,
      // Safe cast: CSS has these two.
      direction: getComputedStyle(viewport.current).direction as 'ltr' | 'rtl',
    };
    const created = module.default(viewport.current, options);
    for (const action of waiting.current.splice(0)) action(created);
    running.current = created;
    setApi(created);
  });
  useEffect(() => {
    create();
    const unsubscribe = embla.subscribe(() => create());
    const cancel = whenIdle(embla.load);
    return () => {
      cancel();
      unsubscribe();
      running.current?.destroy();
      running.current = undefined;
    };
  }, [isStill]);

  function act(action: (carousel: EmblaCarouselType) => void) {
    if (running.current) return action(running.current);
    waiting.current.push(action);
    // Does not wait until the browser is idle. Retries a failed import.
    embla.load();
  }

  return { api, selected, act };
}
