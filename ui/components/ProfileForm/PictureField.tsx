import { useRef, type ReactNode } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { acceptsFile } from '../FileField';
import { FormField } from '../FormField';
import { StyledChoose, StyledPicture, StyledPictureButtons } from './ProfileForm.styles';
import { useObjectUrl } from './useObjectUrl';

const MEGABYTE = 1024 * 1024;

export interface PictureFieldProps {
  /** The user's name, for the avatar's letter. */
  name: string;
  /** Address of the saved picture, a newly chosen file, or undefined for none. */
  picture: string | File | undefined;
  onPictureChange: (picture: File | undefined) => void;
  /** Called with a file of a kind that `accept` does not list. */
  onPictureReject: ((file: File) => void) | undefined;
  /** Accepted image types, as in a file input's `accept`. */
  accept: string;
  /** Stated in the hint. Absent: there is no hint. */
  maxBytes: number | undefined;
  error?: ReactNode;
  disabled: boolean;
}

/** Chooses, shows and removes a picture. */
export function PictureField({
  name,
  picture,
  onPictureChange,
  onPictureReject,
  accept,
  maxBytes,
  error,
  disabled,
}: PictureFieldProps) {
  const texts = useMessages().profileForm;
  const input = useRef<HTMLInputElement>(null);
  const file = picture instanceof File ? picture : undefined;
  const fileUrl = useObjectUrl(file);
  const src = typeof picture === 'string' ? picture : fileUrl;
  const hasPicture = picture !== undefined && picture !== '';

  return (
    <FormField label={texts.picture} hint={maxBytes && texts.pictureHint(maxBytes / MEGABYTE)} error={error}>
      {(control) => (
        <StyledPicture>
          <Avatar name={name} src={src} size={72} />
          <StyledPictureButtons>
            <StyledChoose>
              <Button tabIndex={-1} aria-hidden disabled={disabled}>
                {hasPicture ? texts.changePicture : texts.choosePicture}
              </Button>
              <input
                ref={input}
                type="file"
                accept={accept}
                disabled={disabled}
                onChange={(event) => {
                  const [chosen] = event.target.files ?? [];
                  if (chosen) {
                    (acceptsFile(chosen, accept) ? onPictureChange : onPictureReject)?.(chosen);
                  }
                  // Allows choosing the same file again after removing it.
                  event.target.value = '';
                }}
                {...control}
              />
            </StyledChoose>
            {hasPicture && (
              <Button
                variant="ghost"
                disabled={disabled}
                onClick={() => {
                  // The button unmounts with the picture; keep the focus.
                  input.current?.focus();
                  onPictureChange(undefined);
                }}
              >
                {texts.clearPicture}
              </Button>
            )}
          </StyledPictureButtons>
        </StyledPicture>
      )}
    </FormField>
  );
}
