import { useState, type ComponentProps } from 'react';

import type { MediaItem } from '../../forum/entities';
import { isRemoved, mediaKind, mediaType, mediaUrl, responsiveImageProps } from '../../forum/mediaKind';
import { useMessages } from '../../theme/MessagesProvider';
import { MediaPlaceholder } from '../MediaPlaceholder';
import { MediaViewer } from '../MediaViewer';
import { Picture } from '../Picture';
import { VisuallyHidden } from '../VisuallyHidden';
import { StyledAudio, StyledGallery, StyledOpen, StyledTile, StyledVideo } from './MediaGallery.styles';

/** Width of a 16:9 picture at the maximum height of the first tile. */
const maxTileWidth = 995;

export interface MediaGalleryProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The items, in display order. */
  items: readonly MediaItem[];
  /** Alternative text, such as the post's title. Names each item. */
  label: string;
}

/**
 * The media of a post. Pictures open in a full-window viewer, where arrow keys move and wrap around, and Escape closes; the
 * rest plays inline. Renders a `<ul>`, or nothing.
 */
export function MediaGallery({ items, label, ...props }: MediaGalleryProps) {
  const [openIndex, setOpenIndex] = useState<number>();
  const isPicture = (item: MediaItem) => mediaKind(item) === 'image' && !isRemoved(item);
  const pictures = items.filter(isPicture).map(mediaUrl);
  const tiles = items.filter((item) => mediaKind(item) !== 'audio' || isRemoved(item)).length;

  if (items.length === 0) return null;
  return (
    <>
      <StyledGallery $tiles={tiles} {...props}>
        {items.map((item, index) => (
          <GalleryItem
            // The URL alone is not unique: a file can occur twice.
            key={`${index} ${mediaUrl(item)}`}
            item={item}
            label={label}
            picture={items.slice(0, index).filter(isPicture).length}
            pictureCount={pictures.length}
            onOpen={setOpenIndex}
          />
        ))}
      </StyledGallery>
      <MediaViewer pictures={pictures} label={label} index={openIndex} onIndexChange={setOpenIndex} />
    </>
  );
}

interface GalleryItemProps {
  item: MediaItem;
  label: string;
  /** Index among the pictures only. */
  picture: number;
  pictureCount: number;
  onOpen: (picture: number) => void;
}

function GalleryItem({ item, label, picture, pictureCount, onOpen }: GalleryItemProps) {
  const messages = useMessages();
  const kind = mediaKind(item);
  const src = mediaUrl(item);
  if (isRemoved(item))
    return (
      <StyledTile>
        <MediaPlaceholder>{messages.media.removed}</MediaPlaceholder>
      </StyledTile>
    );
  switch (kind) {
    case 'image':
      return (
        <StyledTile>
          <StyledOpen type="button" onClick={() => onOpen(picture)}>
            <VisuallyHidden>{messages.media.open(picture + 1, pictureCount)}</VisuallyHidden>
            <Picture src={src} alt="" {...responsiveImageProps(item, maxTileWidth)} />
          </StyledOpen>
        </StyledTile>
      );
    case 'video':
      return (
        <StyledTile>
          <StyledVideo
            controls
            playsInline
            preload="metadata"
            src={src}
            aria-label={`${messages.media.video}: ${label}`}
          />
        </StyledTile>
      );
    case 'audio':
      return (
        <StyledAudio>
          <audio controls preload="none" src={src} aria-label={`${messages.media.audio}: ${label}`} />
        </StyledAudio>
      );
    case 'unsupported':
      return (
        <StyledTile>
          <MediaPlaceholder>{messages.media.unsupported(mediaType(item))}</MediaPlaceholder>
        </StyledTile>
      );
    default:
      return kind satisfies never;
  }
}
