import { Pause, Play } from 'lucide-react';
import { useRef, useState, type ComponentProps } from 'react';
import { useTheme } from 'styled-components';

import { useBrokenImage } from '../../hooks/useBrokenImage';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { useMessages } from '../../theme/MessagesProvider';
import { MediaPlaceholder } from '../MediaPlaceholder';
import { StyledAnimatedPicture, StyledMoving, StyledStill, StyledToggle } from './AnimatedPicture.styles';

export interface AnimatedPictureProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** URL of the animation. */
  src: string;
  /** Text alternative. */
  alt: string;
}

/** A gif with a pause button; initially paused under reduced motion. Renders a `<div>` that fills its frame. */
export function AnimatedPicture({ src, alt, ...props }: AnimatedPictureProps) {
  const messages = useMessages();
  const { breakpoint } = useTheme();
  const prefersReducedMotion = useMediaQuery(breakpoint.reducedMotion) ?? false;
  const [choice, setChoice] = useState<'playing' | 'paused'>();
  const { isBroken, imageProps } = useBrokenImage(src);
  const still = useRef<HTMLCanvasElement>(null);
  const isPaused = choice === undefined ? prefersReducedMotion : choice === 'paused';

  const drawFirstFrame = (image: HTMLImageElement) => {
    const canvas = still.current;
    if (!canvas) return;
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    // `drawImage` draws the first frame of an animation.
    canvas.getContext('2d')?.drawImage(image, 0, 0);
  };

  if (isBroken) return <MediaPlaceholder />;
  return (
    <StyledAnimatedPicture {...props}>
      <StyledMoving
        src={src}
        alt={alt}
        decoding="async"
        loading="lazy"
        $isHidden={isPaused}
        {...imageProps}
        ref={(image: HTMLImageElement | null) => {
          imageProps.ref(image);
          if (image?.complete && image.naturalWidth > 0) drawFirstFrame(image);
        }}
        onLoad={(event) => drawFirstFrame(event.currentTarget)}
      />
      <StyledStill ref={still} aria-hidden $isHidden={!isPaused} />
      <StyledToggle
        type="button"
        aria-label={isPaused ? messages.media.play : messages.media.pause}
        onClick={() => setChoice(isPaused ? 'playing' : 'paused')}
      >
        {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
      </StyledToggle>
    </StyledAnimatedPicture>
  );
}
