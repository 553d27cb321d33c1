import { useRef, type ReactNode } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { acceptsFile } from '../FileField';
import { FormField } from '../FormField';
import { StyledChoose, StyledPicture, StyledPictureButtons } from './ProfileForm.styles';
import { useObjectUrl } from './useObjectUrl';

const megabyte = 1024 * 1024;

export interface PictureFieldProps {
  name: string;
  picture: string | File | undefined;
  onPictureChange: (picture: File | undefined) => void;
  onPictureReject: ((file: File) => void) | undefined;
  accept: string;
  maxBytes: number | undefined;
  error?: ReactNode;
  disabled: boolean;
}

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
    <FormField
      label={texts.picture}
      hint={maxBytes && texts.pictureHint(Number((maxBytes / megabyte).toFixed(2)))}
      error={error}
    >
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
                  // Lets the user choose the same file again after removing it.
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
                  // The button unmounts with the picture, so move the focus.
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
