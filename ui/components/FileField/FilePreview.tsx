import { File as FileIcon, FileMusic, ImageOff, ImageIcon, SquarePlay, type LucideIcon } from 'lucide-react';
import { useCallback, useState } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { StyledPreview } from './FileField.styles';

const icons: Partial<Record<string, LucideIcon>> = { image: ImageIcon, video: SquarePlay, audio: FileMusic };

export interface FilePreviewProps {
  type: string;
  file?: File | undefined;
  url?: string | undefined;
}

export function FilePreview({ type, file, url }: FilePreviewProps) {
  const messages = useMessages();
  const [isBroken, setBroken] = useState(false);
  // The cleanup revokes the object URL on unmount.
  const show = useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element || !file) return undefined;
      const address = URL.createObjectURL(file);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );

  if (isBroken) {
    return (
      <StyledPreview>
        <ImageOff role="img" aria-label={messages.files.broken} />
      </StyledPreview>
    );
  }
  const source = file ? { ref: show } : { src: url };
  const [kind = ''] = type.split('/');
  const isShown = (file ?? url) !== undefined;
  if (kind === 'image' && isShown) {
    return (
      <StyledPreview>
        <img alt="" {...source} onError={() => setBroken(true)} />
      </StyledPreview>
    );
  }
  if (kind === 'video' && isShown) {
    return (
      <StyledPreview>
        <video aria-hidden muted playsInline preload="metadata" {...source} onError={() => setBroken(true)} />
      </StyledPreview>
    );
  }
  const Icon = icons[kind] ?? FileIcon;
  return (
    <StyledPreview aria-hidden>
      <Icon />
    </StyledPreview>
  );
}
