import { limits } from '@alphazone/client/limits';
import { useCreatePost, useMentions } from '@alphazone/react';
import { PageHeading, parseTags, PostEditor, type PostDraft, Stack, useMessages } from '@alphazone/ui';
import { useNavigate } from 'react-router-dom';

import { acceptedMedia } from '../../acceptedFiles';
import { useIsMounted } from '../../hooks/useIsMounted';
import { useTitle } from '../../hooks/useTitle';
import { messages } from '../../messages';
import { paths } from '../../paths';
import { usePorts } from '../../ports';
import { useRequireSession } from '../../hooks/useRequireSession';
import { usePostDraft } from './usePostDraft';
import { usePostMedia } from './usePostMedia';

export interface CreatePostProps {
  category: string;
}

export function CreatePost({ category }: CreatePostProps) {
  const title = useMessages().shell.createPost;
  const { alerts } = usePorts();
  const { create, isSending } = useCreatePost(category);
  const requireSession = useRequireSession();
  const navigate = useNavigate();
  const { draft, setDraft, forget } = usePostDraft(category);
  const media = usePostMedia(category);
  const search = useMentions('post');
  const isMounted = useIsMounted();
  useTitle(title);

  async function send() {
    if (!(await requireSession(messages.loginToPublish))) return;
    if (!isComplete(draft)) return void (await alerts.alert(messages.fillAllFields));

    const { ok } = await create({
      postTitle: draft.postTitle.trim(),
      postBody: draft.postBody.trim(),
      postTags: parseTags(draft.postTags),
      media: media.settled,
      category,
    });
    if (!ok) return;
    forget(draft);
    media.clear();
    if (isMounted()) await navigate(paths.zone(category));
  }

  async function addFiles(files: File[]) {
    if (await requireSession(messages.loginToPublish)) media.add(files);
  }

  return (
    <Stack gap="6">
      <PageHeading>{title}</PageHeading>
      <PostEditor
        category={capitalise(category)}
        value={draft}
        onValueChange={setDraft}
        maxLengths={{ postTitle: limits.postTitle.maxLength, postBody: limits.postBody.maxLength }}
        accept={acceptedMedia}
        files={media.current}
        onFilesAdd={(files) => void addFiles(files)}
        onFilesReject={(files) => void alerts.alert(messages.filesRefused(files.map(({ name }) => name)))}
        onFileRemove={media.remove}
        onFileRetry={media.retry}
        onSubmit={() => void send()}
        isBusy={isSending}
        search={search}
      />
    </Stack>
  );
}

const isComplete = (draft: PostDraft) => Object.values(draft).every((text: string) => text.trim() !== '');

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
