import { ApiError, type FieldError } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';
import { parseTags } from '@alphazone/machines';
import { useState, useSyncExternalStore } from 'react';

import type { Forum } from '../../forum/Forum';
import { useForum } from '../../forum/ForumContext';
import { refuse, refuseGuest } from '../../forum/mutations/refusal';
import { editorErrors } from './editorErrors';
import { editorTextsOf } from './editorTexts';
import type { CreatedPost } from '../../outbox/outboxCalls';
import { acceptedMedia } from '../../uploads/acceptedFiles';
import { createPostMedia, type PostFile, type PostMedia } from '../../uploads/postMedia';
import { uploadFile } from '../../uploads/uploadFile';
import { useMentions } from '../../users/useMentions';
import { useCreatePost } from './useCreatePost';

export interface PostDraft {
  postTitle: string;
  /** Mentions as markup. */
  postBody: string;
  /** Whitespace-separated, as typed. */
  postTags: string;
}

/** Title and body. */
type PostTexts = readonly [title: string, body: string];

export interface PostEditorOptions {
  /**
   * Called before sending, while the form can be used: ask in a modal dialog. Resolves with the texts to send, or undefined to send
   * nothing; must not reject.
   */
  prepare?: (texts: PostTexts) => Promise<PostTexts | undefined>;
  /** Called with the sent draft and the server's post, if it returns one, for example to open the zone. */
  onCreated?: (sent: PostDraft, created: CreatedPost | undefined) => void;
  /** External state for the text, so that it survives unmounting. @default the hook's state */
  draft?: { value: PostDraft; onValueChange: (draft: PostDraft) => void };
  /** Uploads from `createPostMedia` that survive unmounting. @default uploads of this form */
  media?: PostMedia;
}

const emptyDraft: PostDraft = { postTitle: '', postBody: '', postTags: '' };

const maxLengths = { postTitle: limits.postTitle.maxLength, postBody: limits.postBody.maxLength };

/**
 * The form of a new post, with the props of the kit's `PostEditor`.
 *
 * @param category name of the zone
 */
export function usePostEditor(
  category: string,
  { onCreated, draft, media: kept, prepare }: PostEditorOptions = {},
) {
  const forum = useForum();
  const { session } = forum;
  const texts = editorTextsOf(forum.texts);
  const { create, isSending } = useCreatePost(category);
  const [ownDraft, setOwnDraft] = useState(emptyDraft);
  const [ownMedia] = useState(() => mediaOf(forum));
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  const { value, onValueChange } = draft ?? { value: ownDraft, onValueChange: setOwnDraft };
  const media = kept ?? ownMedia;

  async function submit() {
    if (!session.current()) return refuseGuest(forum);
    if (Object.values(value).some((text: string) => text.trim() === ''))
      return refuse(forum, 'incomplete', texts.postIncomplete);
    const entered: PostTexts = [value.postTitle.trim(), value.postBody.trim()];
    const prepared = prepare ? await prepare(entered) : entered;
    if (!prepared) return undefined;
    const [postTitle, postBody] = prepared;
    let sent: readonly PostFile[] = [];
    const outcome = await create({
      postTitle,
      postBody,
      postTags: parseTags(value.postTags),
      async media() {
        const uploaded = await media.settled();
        sent = media.files();
        const missing = sent.filter(({ error }) => error !== undefined).map(({ name }) => name);
        if (missing.length > 0) throw new ApiError(0, texts.filesMissing(missing), 'files_missing');
        return uploaded;
      },
      category,
    });
    setProblems(outcome.ok ? [] : outcome.error.details);
    if (!outcome.ok) return outcome;
    // Keeps later input.
    setOwnDraft((current) => (current === value ? emptyDraft : current));
    for (const { id } of sent) media.remove(id);
    onCreated?.(value, outcome.data);
    return outcome;
  }

  return {
    category,
    value,
    onValueChange,
    maxLengths,
    accept: acceptedMedia,
    files: useSyncExternalStore(media.subscribe, media.files, media.files),
    onFilesAdd: media.add,
    onFilesReject: (files: readonly File[]) =>
      void forum.alert(texts.filesRefused(files.map(({ name }) => name))),
    onFileRemove: media.remove,
    onFileRetry: media.retry,
    /** Resolves with the outcome, or undefined if `prepare` sends nothing. A failure is also alerted. */
    onSubmit: submit,
    isBusy: isSending,
    errors: editorErrors(problems, texts),
    search: useMentions('post'),
  };
}

const mediaOf = (forum: Forum) =>
  createPostMedia({
    upload: (file, options) => uploadFile(forum, file, options),
    onFailure: (file, error) => {
      forum.log(`The upload of ${file.name} failed.`, error);
      const texts = editorTextsOf(forum.texts);
      void forum.alert(texts.uploadFailed(file.name));
      return texts.notUploaded;
    },
  });
