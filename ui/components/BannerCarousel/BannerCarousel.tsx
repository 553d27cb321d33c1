import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';

import { messages } from '../../messages';
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
} from './BannerCarousel.styles';
import { placeholderSlides, type BannerSlide } from './placeholderSlides';
import { useCarousel } from './useCarousel';

const texts = messages.carousel;

export interface BannerCarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** @default six drawn placeholders */
  slides?: readonly BannerSlide[];
}

/** The banners of the home list (spec sections 2 and 9). They change by themselves, never under reduced motion, and wait under pointer or focus. */
export function BannerCarousel({ slides = placeholderSlides, ...props }: BannerCarouselProps) {
  const { ref, selected, isPlaying, isStill, toggle, setPointedAt, setFocus, previous, next, show } =
    useCarousel(slides.length);

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    if (event.key === 'ArrowLeft') {
      (isRightToLeft ? next : previous)();
    }
    if (event.key === 'ArrowRight') {
      (isRightToLeft ? previous : next)();
    }
  };

  return (
    <StyledCarousel
      aria-roledescription={texts.carousel}
      aria-label={texts.label}
      onKeyDown={moveByKey}
      onPointerEnter={() => {
        setPointedAt(true);
      }}
      onPointerLeave={() => {
        setPointedAt(false);
      }}
      onFocus={() => {
        setFocus(true);
      }}
      onBlur={() => {
        setFocus(false);
      }}
      {...props}
    >
      <StyledViewport ref={ref}>
        <StyledSlides aria-live={isPlaying ? 'off' : 'polite'}>
          {slides.map(({ title, text, href, image }, index) => (
            <StyledSlide
              key={`${href} ${title}`}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={texts.position(index + 1, slides.length)}
              inert={index !== selected}
            >
              <Link tone="plain" href={href} draggable={false}>
                {image === undefined ? (
                  <BannerArt seed={index} />
                ) : (
                  <img src={image} alt="" draggable={false} />
                )}
                <StyledTitle>{title}</StyledTitle>
                <StyledText>{text}</StyledText>
              </Link>
            </StyledSlide>
          ))}
        </StyledSlides>
      </StyledViewport>
      {slides.length > 1 && (
        <StyledControls>
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
          {!isStill && (
            <StyledControl type="button" aria-label={isPlaying ? texts.pause : texts.play} onClick={toggle}>
              {isPlaying ? <Pause aria-hidden size={16} /> : <Play aria-hidden size={16} />}
            </StyledControl>
          )}
          <StyledControl type="button" aria-label={texts.previous} onClick={previous}>
            <ChevronLeft aria-hidden size={20} />
          </StyledControl>
          <StyledControl type="button" aria-label={texts.next} onClick={next}>
            <ChevronRight aria-hidden size={20} />
          </StyledControl>
        </StyledControls>
      )}
    </StyledCarousel>
  );
}
