import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useLayoutEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react';

import { mergeProps } from '../../hooks/mergeProps';
import { stepOf } from '../../hooks/stepOf';
import { useMessages } from '../../theme/MessagesProvider';
import { Link } from '../Link';
import { BannerArt } from './BannerArt';
import {
  StyledCarousel,
  StyledControl,
  StyledControls,
  StyledDot,
  StyledDots,
  StyledSlide,
  StyledSlides,
  StyledText,
  StyledTitle,
  StyledViewport,
  StyledWords,
} from './BannerCarousel.styles';
import type { BannerSlide } from './BannerSlide';
import { useCarousel } from './useCarousel';

export interface BannerCarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The banners, in display order. */
  slides: readonly BannerSlide[];
}

/**
 * A carousel of banners. Advances automatically unless motion is reduced; hover and focus pause it. Left and right arrow
 * keys move and wrap around. Renders a `<section>`.
 */
export function BannerCarousel({ slides, ...props }: BannerCarouselProps) {
  const texts = useMessages().carousel;
  const viewport = useRef<HTMLDivElement>(null);
  const { selected, isPlaying, isRotating, isStill, toggle, setPointedAt, setFocus, previous, next, show } =
    useCarousel(viewport, slides.length);
  const slideList = useRef<HTMLDivElement>(null);

  // The previous slide is inert and loses the focus.
  useLayoutEffect(() => {
    const list = slideList.current;
    if (list?.contains(document.activeElement))
      list.children[selected]?.querySelector('a')?.focus({ preventScroll: true });
  }, [selected]);

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.defaultPrevented ? 0 : stepOf(event);
    if (step !== 0) (step > 0 ? next : previous)();
  };

  return (
    <StyledCarousel
      aria-roledescription={texts.carousel}
      aria-label={texts.label}
      {...mergeProps(
        {
          onKeyDown: moveByKey,
          onPointerEnter: () => setPointedAt(true),
          onPointerLeave: () => setPointedAt(false),
          onFocus: () => setFocus(true),
          onBlur: () => setFocus(false),
        },
        props,
      )}
    >
      {/* First in tab order, so that users can pause before reaching moving content. */}
      {slides.length > 1 && (
        <StyledControls>
          {!isStill && (
            <StyledControl type="button" aria-label={isPlaying ? texts.pause : texts.play} onClick={toggle}>
              {isPlaying ? <Pause aria-hidden size={16} /> : <Play aria-hidden size={16} />}
            </StyledControl>
          )}
          <StyledDots>
            {slides.map(({ title, href }, index) => (
              <StyledDot
                key={`${href} ${title}`}
                type="button"
                aria-label={texts.show(index + 1)}
                aria-current={index === selected || undefined}
                onClick={() => show(index)}
              />
            ))}
          </StyledDots>
          <StyledControl type="button" aria-label={texts.previous} onClick={previous}>
            <ChevronLeft aria-hidden size={20} />
          </StyledControl>
          <StyledControl type="button" aria-label={texts.next} onClick={next}>
            <ChevronRight aria-hidden size={20} />
          </StyledControl>
        </StyledControls>
      )}
      <StyledViewport ref={viewport}>
        <StyledSlides ref={slideList} aria-live={isRotating ? 'off' : 'polite'}>
          {slides.map(({ title, text, href, image }, index) => (
            <StyledSlide
              key={`${href} ${title}`}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={texts.position(index + 1, slides.length)}
              inert={index !== selected}
            >
              <Link
                tone="plain"
                href={href}
                draggable={false}
                data-picture={image === undefined ? 'drawn' : 'given'}
              >
                {image === undefined ? (
                  <BannerArt seed={index} />
                ) : (
                  <img src={image} alt="" draggable={false} />
                )}
                <StyledWords>
                  <StyledTitle>{title}</StyledTitle>
                  <StyledText>{text}</StyledText>
                </StyledWords>
              </Link>
            </StyledSlide>
          ))}
        </StyledSlides>
      </StyledViewport>
    </StyledCarousel>
  );
}
