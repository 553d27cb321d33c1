import type { ComponentProps } from 'react';

import type { MediaItem } from '../../forum/entities';
import { feedMediaKind, isRemoved, mediaUrl, responsiveImageProps } from '../../forum/mediaKind';
import { useMessages } from '../../theme/MessagesProvider';
import { AnimatedPicture } from '../AnimatedPicture';
import { MediaPlaceholder } from '../MediaPlaceholder';
import { Picture } from '../Picture';
import { StyledAudioFrame, StyledFrame } from './FeedMedia.styles';

/** Width of a 16:9 picture at the frame's maximum height. */
const maxFrameWidth = 747;

export interface FeedMediaProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The media item. */
  item: MediaItem;
  /** Alternative text, such as the post's title. */
  alt: string;
  /** Whether gifs get a pause button. @default false */
  gifAsVideo?: boolean;
}

/** The media of a post in a feed. A 16:9 frame of at most 420 px prevents layout shift. Renders a `<div>`. */
export function FeedMedia({ item, alt, gifAsVideo = false, ...props }: FeedMediaProps) {
  const messages = useMessages();
  const src = mediaUrl(item);
  const kind = feedMediaKind(item, { gifAsVideo });
  if (isRemoved(item))
    return (
      <StyledFrame {...props}>
        <MediaPlaceholder>{messages.media.removed}</MediaPlaceholder>
      </StyledFrame>
    );
  switch (kind) {
    case 'audio':
      return (
        <StyledAudioFrame {...props}>
          <audio controls preload="none" src={src} aria-label={`${messages.media.audio}: ${alt}`} />
        </StyledAudioFrame>
      );
    case 'video':
      return (
        <StyledFrame {...props}>
          <video
            controls
            playsInline
            preload="metadata"
            src={src}
            aria-label={`${messages.media.video}: ${alt}`}
          />
        </StyledFrame>
      );
    case 'animation':
      return (
        <StyledFrame {...props}>
          <AnimatedPicture src={src} alt={alt} />
        </StyledFrame>
      );
    case 'image':
      return (
        <StyledFrame {...props}>
          <Picture src={src} alt={alt} {...responsiveImageProps(item, maxFrameWidth)} />
        </StyledFrame>
      );
    default:
      return kind satisfies never;
  }
}
