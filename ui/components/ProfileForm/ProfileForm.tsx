import { useEffect, useImperativeHandle, useRef, type ComponentProps, type SyntheticEvent } from 'react';

import { useMessages } from '../../theme/MessagesProvider';
import { Button } from '../Button';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import { PictureField } from './PictureField';
import { StyledActions, StyledForm, StyledLinks } from './ProfileForm.styles';

const services = ['x', 'telegram', 'discord'] as const;

/** Values of the form, with the field names of the wire; each link of `socialLinks` is a field. */
export interface ProfileFormFields {
  name: string;
  /** Optional. */
  username: string;
  about: string;
  /** Separated by commas. */
  tags: string;
  x: string;
  telegram: string;
  discord: string;
}

/** Error messages by field. */
export type ProfileFormErrors = Partial<Record<keyof ProfileFormFields | 'picture', string>>;

export interface ProfileFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** The values. The caller keeps them, so that unsaved changes outlive the form. */
  fields: ProfileFormFields;
  /** Called with the new values. */
  onFieldChange: (field: keyof ProfileFormFields, value: string) => void;
  /** Address of the saved picture, a newly chosen file, or undefined for none. */
  picture?: string | File | undefined;
  /** Called with the chosen file, or undefined when the picture is removed. The size is not checked. */
  onPictureChange: (picture: File | undefined) => void;
  /** Accepted image types, as in a file input's `accept`. @default 'image/*' */
  accept?: string;
  /** Called with a chosen file of another type. */
  onPictureReject?: (file: File) => void;
  /** Maximum size of a picture, stated in the hint. */
  maxPictureBytes?: number;
  /** Maximum characters of each field. A count shows near the limit. */
  maxLengths?: Partial<Record<keyof ProfileFormFields, number>>;
  /** Error messages. After Save the first invalid field gets the focus. */
  errors?: ProfileFormErrors;
  /** Whether saving is pending: Save and Cancel are inert. @default false */
  isBusy?: boolean;
  /** Called when Save is pressed. The values are not validated. */
  onSubmit: () => void;
  /** Called when Cancel is pressed. */
  onCancel: () => void;
}

const noErrors: ProfileFormErrors = {};

/** Edits the current user's profile. Native validation is off: pass `errors`. Renders a `<form>`. */
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
  ref,
  ...props
}: ProfileFormProps) {
  const { profileForm: texts, services: serviceNames } = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const hasSubmitted = useRef(false);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current);

  // Moves the focus only after Save, never while the user types.
  useEffect(() => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong && hasSubmitted.current) {
      hasSubmitted.current = false;
      wrong.focus();
    }
  }, [errors]);

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
    if (!isBusy) {
      hasSubmitted.current = true;
      onSubmit();
    }
  };

  return (
    <StyledForm ref={form} noValidate aria-label={texts.title} onSubmit={submit} {...props}>
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
        <Button disabled={isBusy} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </StyledActions>
    </StyledForm>
  );
}
