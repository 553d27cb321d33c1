import { parseTags } from '@alphazone/machines';
import { memo, type ChangeEvent, type ComponentProps, type FormEvent, type ReactNode } from 'react';

import { cutTag } from '../../forum/postText';
import { useRequiredFields } from '../../hooks/useRequiredFields';
import { useStableHandler } from '../../hooks/useStableHandler';
import { useMessages } from '../../theme/MessagesProvider';
import { Button } from '../Button';
import { FileField, type FieldFile } from '../FileField';
import { MentionTextArea, type MentionSearch } from '../MentionTextArea';
import { Pill } from '../Pill';
import { CutTag } from '../TagPill/CutTag';
import { TextField } from '../TextField';
import { StyledFooter, StyledPills, StyledPostEditor, StyledTagsField } from './PostEditor.styles';

export interface PostDraft {
  postTitle: string;
  /** Mentions as markup. */
  postBody: string;
  /** Whitespace-separated, as typed. See `parseTags`. */
  postTags: string;
}

export interface PostEditorProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Name of the zone (read-only). */
  category: string;
  /** The values of the fields. */
  value: PostDraft;
  /** Called with the new values. */
  onValueChange: (draft: PostDraft) => void;
  /** The chosen media, with upload progress. @default none */
  files?: readonly FieldFile[];
  /** Called with chosen or dropped files. Absent: no field for media. */
  onFilesAdd?: ((files: File[]) => void) | undefined;
  /** Accepted media types, as in a file input's `accept`. @default any */
  accept?: string | undefined;
  /** Help for the media field, such as what your server does with files. @default the kinds of media */
  mediaHelp?: ReactNode;
  /** Called with files of other types. */
  onFilesReject?: (files: File[]) => void;
  /** Called with the id of the file to remove. Required with `onFilesAdd`. */
  onFileRemove?: (id: string) => void;
  /** Called with the id of the file to upload again. */
  onFileRetry?: (id: string) => void;
  /** Called when Create Post is pressed. Blank fields are marked; further validation is up to the caller. */
  onSubmit: () => void;
  /** Whether publishing is pending. @default false */
  isBusy?: boolean;
  /** Error messages by field. */
  errors?: { postTitle?: ReactNode; postBody?: ReactNode; postTags?: ReactNode; media?: ReactNode };
  /** Maximum length by field. A counter appears near the limit. */
  maxLengths?: Partial<Record<'postTitle' | 'postBody', number>>;
  /** Finds people to mention. */
  search: MentionSearch;
}

const ignore = () => undefined;

// A key press in one field re-renders no others.
const Field = memo(TextField);
const MediaField = memo(FileField);
const SubmitButton = memo(Button);

/** The form of a new post. The caller keeps the values, so that a draft survives unmounting. Renders a `<form>`. */
export function PostEditor({
  category,
  value,
  onValueChange,
  files = [],
  onFilesAdd,
  accept,
  mediaHelp,
  onFilesReject,
  onFileRemove = ignore,
  onFileRetry,
  onSubmit,
  isBusy = false,
  errors = {},
  maxLengths = {},
  search,
  ...props
}: PostEditorProps) {
  const messages = useMessages();
  const { check, errorOf } = useRequiredFields();
  const change = (part: Partial<PostDraft>) => onValueChange({ ...value, ...part });
  const changeTitle = useStableHandler(({ target }: ChangeEvent<HTMLInputElement>) =>
    change({ postTitle: target.value }),
  );
  const changeTags = useStableHandler(({ target }: ChangeEvent<HTMLInputElement>) =>
    change({ postTags: target.value }),
  );
  const addFiles = useStableHandler((added: File[]) => onFilesAdd?.(added));
  const rejectFiles = useStableHandler((rejected: File[]) => onFilesReject?.(rejected));
  const removeFile = useStableHandler(onFileRemove);
  const retryFile = useStableHandler((id: string) => onFileRetry?.(id));
  const tags = parseTags(value.postTags);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    check(event.currentTarget);
    onSubmit();
  };

  return (
    <StyledPostEditor aria-label={messages.editor.submit} noValidate {...props} onSubmit={submit}>
      <Field label={messages.editor.category} value={category} readOnly />
      <Field
        label={messages.editor.title}
        value={value.postTitle}
        onChange={changeTitle}
        error={errors.postTitle ?? errorOf(value.postTitle)}
        maxLength={maxLengths.postTitle}
        autoComplete="off"
        dir="auto"
        required
      />
      <MentionTextArea
        label={messages.editor.body}
        hint={messages.editor.bodyHelp}
        error={errors.postBody ?? errorOf(value.postBody)}
        maxLength={maxLengths.postBody}
        minRows={6}
        value={value.postBody}
        onValueChange={(postBody) => change({ postBody })}
        search={search}
        required
      />
      <StyledTagsField>
        <Field
          label={messages.editor.tags}
          hint={messages.editor.tagsHelp}
          error={errors.postTags ?? errorOf(value.postTags)}
          value={value.postTags}
          onChange={changeTags}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        {tags.length > 0 && (
          <StyledPills aria-label={messages.editor.tags}>
            {tags.map((tag) => (
              <li key={tag}>
                <Pill title={cutTag(tag) === tag ? undefined : tag}>
                  <CutTag tag={tag} />
                </Pill>
              </li>
            ))}
          </StyledPills>
        )}
      </StyledTagsField>
      {onFilesAdd && (
        <MediaField
          label={messages.editor.media}
          isOptional
          hint={mediaHelp ?? messages.editor.mediaHelp}
          error={errors.media}
          accept={accept}
          files={files}
          onFilesAdd={addFiles}
          onFileRemove={removeFile}
          {...(onFilesReject && { onFilesReject: rejectFiles })}
          {...(onFileRetry && { onFileRetry: retryFile })}
        />
      )}
      <StyledFooter>
        <SubmitButton type="submit" variant="solid" isBusy={isBusy}>
          {messages.editor.submit}
        </SubmitButton>
      </StyledFooter>
    </StyledPostEditor>
  );
}
