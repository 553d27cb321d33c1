import { File as FileIcon, FileMusic, ImageOff, ImageIcon, SquarePlay } from 'lucide-react';
import { useCallback, useState } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { StyledPreview } from './FileField.styles';

export interface FilePreviewProps {
  /** MIME type; decides between picture, video and icon. */
  type: string;
  /** A file that is still on this machine. */
  file?: File | undefined;
  /** Where the file is, once it has been uploaded. */
  url?: string | undefined;
}

/** A small picture of a file. A picture that cannot be shown is replaced by a placeholder. */
export function FilePreview({ type, file, url }: FilePreviewProps) {
  const messages = useMessages();
  const [isBroken, setBroken] = useState(false);
  // The address of a local file lives as long as the element that shows it.
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
