import { File as FileIcon, FileMusic, ImageOff, ImageIcon, SquarePlay } from 'lucide-react';
import { useCallback, useState } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { StyledPreview } from './FileField.styles';

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
      if (!element || !file) {
        return undefined;
      }
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
  if (type.startsWith('image/') && (file ?? url)) {
    return (
      <StyledPreview>
        <img alt="" {...source} onError={() => setBroken(true)} />
      </StyledPreview>
    );
  }
  if (type.startsWith('video/') && (file ?? url)) {
    return (
      <StyledPreview>
        <video aria-hidden muted playsInline preload="metadata" {...source} onError={() => setBroken(true)} />
      </StyledPreview>
    );
  }
  return (
    <StyledPreview aria-hidden>
      <KindIcon type={type} />
    </StyledPreview>
  );
}

function KindIcon({ type }: { type: string }) {
  if (type.startsWith('image/')) {
    return <ImageIcon />;
  }
  if (type.startsWith('video/')) {
    return <SquarePlay />;
  }
  return type.startsWith('audio/') ? <FileMusic /> : <FileIcon />;
}
