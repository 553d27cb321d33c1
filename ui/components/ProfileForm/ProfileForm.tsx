import type { ComponentProps, SyntheticEvent } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { Button } from '../Button';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import { PictureField } from './PictureField';
import { StyledActions, StyledForm, StyledLinks } from './ProfileForm.styles';

const services = ['x', 'telegram', 'discord'] as const;

/** Each link of `socialLinks` is a field. */
export interface ProfileFormFields {
  name: string;
  username: string;
  about: string;
  /** Separated by commas. */
  tags: string;
  x: string;
  telegram: string;
  discord: string;
}

export type ProfileFormErrors = Partial<Record<keyof ProfileFormFields | 'picture', string>>;

export interface ProfileFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** The values. The caller keeps them, so that unsaved changes survive unmounting. */
  fields: ProfileFormFields;
  /** Called with the new values. */
  onFieldChange: (field: keyof ProfileFormFields, value: string) => void;
  /** URL of the saved picture, a new file, or undefined for none. */
  picture?: string | File | undefined;
  /** Called with the chosen file, or undefined to remove the picture. Its size is not checked. */
  onPictureChange: (picture: File | undefined) => void;
  /** Accepted image types, as in a file input's `accept`. @default 'image/*' */
  accept?: string;
  /** Called with a file of another type. */
  onPictureReject?: (file: File) => void;
  /** Maximum size of a picture, for the hint. */
  maxPictureBytes?: number;
  /** Maximum length by field. A counter appears near the limit. */
  maxLengths?: Partial<Record<keyof ProfileFormFields, number>>;
  /** Error messages. Save moves the focus to the first invalid field. */
  errors?: ProfileFormErrors;
  /** Whether saving is pending, which makes Save and Cancel inert. @default false */
  isBusy?: boolean;
  /** Called when Save is pressed. Validation is up to the caller. */
  onSubmit: () => void;
  /** Called when Cancel is pressed. */
  onCancel: () => void;
}

const noErrors: ProfileFormErrors = {};

/** The form of the current user's profile. Disables native validation. Renders a `<form>`. */
export function ProfileForm({
  fields,
  onFieldChange,
  picture,
  onPictureChange,
  accept = 'image/*',
  onPictureReject,
  maxPictureBytes,
  maxLengths = {},
  errors = noErrors,
  isBusy = false,
  onSubmit,
  onCancel,
  ...props
}: ProfileFormProps) {
  const { profileForm: texts, services: serviceNames } = useMessages();

  const fieldProps = (field: keyof ProfileFormFields) => ({
    name: field,
    value: fields[field],
    error: errors[field],
    maxLength: maxLengths[field],
    onChange: (event: { target: { value: string } }) => {
      onFieldChange(field, event.target.value);
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };

  return (
    <StyledForm noValidate aria-label={texts.title} onSubmit={submit} {...props}>
      <h2>{texts.title}</h2>
      <PictureField
        name={fields.name}
        picture={picture}
        onPictureChange={onPictureChange}
        onPictureReject={onPictureReject}
        accept={accept}
        maxBytes={maxPictureBytes}
        error={errors.picture}
        disabled={isBusy}
      />
      <TextField label={texts.name} autoComplete="name" dir="auto" {...fieldProps('name')} />
      <TextField
        label={texts.username}
        isOptional
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        {...fieldProps('username')}
      />
      <TextArea label={texts.about} dir="auto" {...fieldProps('about')} />
      <TextField
        label={texts.tags}
        hint={texts.tagsHint}
        autoCapitalize="none"
        dir="auto"
        {...fieldProps('tags')}
      />
      <StyledLinks>
        <legend>{texts.links}</legend>
        {services.map((service) => (
          <TextField
            key={service}
            label={serviceNames[service]}
            type="url"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
            dir="ltr"
            {...fieldProps(service)}
          />
        ))}
      </StyledLinks>
      <StyledActions>
        <Button type="submit" variant="solid" isBusy={isBusy}>
          {texts.save}
        </Button>
        <Button aria-disabled={isBusy} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </StyledActions>
    </StyledForm>
  );
}
