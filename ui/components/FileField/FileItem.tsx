import { RotateCcw, X } from 'lucide-react';

import { useMessages } from '../../theme/MessagesProvider';
import { IconButton } from '../IconButton';
import { Progress } from '../Progress';
import { Tooltip } from '../Tooltip';
import { StyledFacts, StyledItem, StyledName, StyledNote } from './FileField.styles';
import { FilePreview } from './FilePreview';
import { formatBytes } from './formatBytes';

export interface FieldFile {
  /** Unique, unlike the name. */
  id: string;
  name: string;
  /** MIME type, which selects the preview. */
  type: string;
  /** In bytes. */
  size?: number;
  /** The local file, for a preview. */
  file?: File;
  /** URL of the uploaded file, for a preview. */
  url?: string;
  /** Upload progress from 0 to 1. Absent: no upload is pending. */
  progress?: number | undefined;
  /** Why the upload failed. Absent: it did not. */
  error?: string | undefined;
}

export interface FileItemProps {
  file: FieldFile;
  isDisabled: boolean;
  removeRef: (button: HTMLButtonElement) => () => void;
  onRemove: () => void;
  onRetry?: (() => void) | undefined;
}

export function FileItem({ file, isDisabled, removeRef, onRemove, onRetry }: FileItemProps) {
  const messages = useMessages();
  const isUploading = file.progress !== undefined && file.error === undefined;
  return (
    <StyledItem>
      <FilePreview key={file.url} type={file.type} file={file.file} url={file.url} />
      <StyledFacts>
        <Tooltip content={file.name} isText repeatsName>
          <StyledName>{file.name}</StyledName>
        </Tooltip>
        {file.error && (
          <StyledNote $isError role="alert">
            {file.error}
          </StyledNote>
        )}
        {isUploading && <Progress label={messages.files.uploading(file.name)} value={file.progress ?? 0} />}
        {!file.error && !isUploading && file.size !== undefined && (
          <StyledNote $isError={false}>
            <bdi>{formatBytes(file.size)}</bdi>
          </StyledNote>
        )}
      </StyledFacts>
      <span>
        {file.error && onRetry && (
          <IconButton
            size="small"
            label={messages.files.retry(file.name)}
            disabled={isDisabled}
            onClick={onRetry}
          >
            <RotateCcw aria-hidden />
          </IconButton>
        )}
        <IconButton
          ref={removeRef}
          size="small"
          label={messages.files.remove(file.name)}
          disabled={isDisabled}
          onClick={onRemove}
        >
          <X aria-hidden />
        </IconButton>
      </span>
    </StyledItem>
  );
}
