import { ImagePlus } from 'lucide-react';
import { useRef, useState, type ComponentProps, type DragEvent } from 'react';

import { mergeProps } from '../../hooks/mergeProps';
import { useMergedRef } from '../../hooks/useMergedRef';
import { useMessages } from '../../theme/MessagesProvider';
import { FormField, type FieldProps } from '../FormField';
import { acceptsFile } from './acceptsFile';
import { StyledChoose, StyledDropZone, StyledInput, StyledList } from './FileField.styles';
import { FileItem, type FieldFile } from './FileItem';

export interface FileFieldProps
  extends
    Omit<
      ComponentProps<'input'>,
      'id' | 'type' | 'name' | 'required' | 'value' | 'onChange' | 'defaultValue' | 'maxLength'
    >,
    Omit<FieldProps, 'maxLength'> {
  /** The chosen files, with upload progress. */
  files: readonly FieldFile[];
  /** Called with chosen or dropped files whose type is accepted. */
  onFilesAdd: (files: File[]) => void;
  /** Called with the id of the file to remove. */
  onFileRemove: (id: string) => void;
  /** Called with the id of the file to upload again. Absent: no retry button. */
  onFileRetry?: (id: string) => void;
  /** Called with files whose type `accept` does not list. The field shows no error itself. */
  onFilesReject?: (files: File[]) => void;
  /** Whether several files can be chosen. @default true */
  multiple?: boolean;
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/**
 * A file picker and drop zone with previews and progress. `ref` and the other props reach the `<input>`, which is always empty: a
 * form submits no files from it.
 */
export function FileField({
  label,
  isLabelHidden,
  isOptional,
  hint,
  error,
  id,
  files,
  onFilesAdd,
  onFileRemove,
  onFileRetry,
  onFilesReject,
  multiple = true,
  accept,
  disabled = false,
  ref,
  ...props
}: FileFieldProps) {
  const messages = useMessages();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  const removeButtons = useRef(new Map<string, HTMLButtonElement>());

  /** The pressed Remove button unmounts. */
  const focusRemove = (id: string | undefined) =>
    ((id === undefined ? undefined : removeButtons.current.get(id)) ?? input.current)?.focus();

  const add = (list: FileList | null) => {
    const offered = [...(list ?? [])];
    const accepted = offered.filter((file) => acceptsFile(file, accept)).slice(0, multiple ? undefined : 1);
    const rejected = offered.filter((file) => !acceptsFile(file, accept));
    if (accepted.length > 0) {
      onFilesAdd(accepted);
    }
    if (rejected.length > 0) {
      onFilesReject?.(rejected);
    }
  };

  return (
    <FormField {...{ label, isLabelHidden, isOptional, hint, error, id }}>
      {(control) => (
        <>
          <StyledDropZone
            $isOver={isOver && !disabled}
            $isDisabled={disabled}
            onDragEnter={(event) => setOver(hasFiles(event))}
            onDragLeave={() => setOver(false)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              setOver(false);
              // Also in a disabled fieldset.
              if (!input.current?.matches(':disabled')) {
                add(event.dataTransfer.files);
              }
            }}
          >
            <ImagePlus aria-hidden />
            <span aria-hidden>
              <StyledChoose>{multiple ? messages.files.chooseMany : messages.files.chooseOne}</StyledChoose>{' '}
              {multiple ? messages.files.dropMany : messages.files.dropOne}
            </span>
            <StyledInput
              type="file"
              accept={accept}
              multiple={multiple}
              disabled={disabled}
              onChange={(event) => {
                add(event.target.files);
                // Lets the user choose the same file again after removing it.
                event.target.value = '';
              }}
              {...mergeProps(control, props)}
              ref={mergedRef}
            />
          </StyledDropZone>
          {files.length > 0 && (
            <StyledList>
              {files.map((file, index) => (
                <FileItem
                  key={file.id}
                  file={file}
                  isDisabled={disabled}
                  removeRef={(button) => {
                    removeButtons.current.set(file.id, button);
                    return () => removeButtons.current.delete(file.id);
                  }}
                  onRemove={() => {
                    focusRemove(files[index + 1]?.id);
                    onFileRemove(file.id);
                  }}
                  onRetry={
                    onFileRetry &&
                    (() => {
                      focusRemove(file.id);
                      onFileRetry(file.id);
                    })
                  }
                />
              ))}
            </StyledList>
          )}
        </>
      )}
    </FormField>
  );
}
