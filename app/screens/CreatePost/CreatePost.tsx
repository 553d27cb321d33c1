import { usePostEditor, useSession, type CreatedPost, type PostDraft } from '@alphazone/react';
import { PageHeading, PostEditor, Stack, useMessages } from '@alphazone/ui';
import { useNavigate } from 'react-router-dom';

import { useSecretGuard } from '../../filters/useSecretGuard';
import { useIsMounted } from '../../hooks/useIsMounted';
import { useTitle } from '../../hooks/useTitle';
import { uploadMessages } from '../../uploadMessages';
import { paths } from '../../paths';
import { usePorts } from '../../ports';
import { useRequireSession } from '../../hooks/useRequireSession';
import { createPostTexts } from './createPostTexts';
import { usePostDraft } from './usePostDraft';
import { usePostMedia } from './usePostMedia';

export interface CreatePostProps {
  category: string;
}

export function CreatePost({ category }: CreatePostProps) {
  const title = useMessages().shell.createPost;
  const { alerts, push, site } = usePorts();
  const { user } = useSession();
  const requireSession = useRequireSession();
  const navigate = useNavigate();
  const { draft, setDraft, forget } = usePostDraft(category);
  const isMounted = useIsMounted();
  useTitle(title);
  const editor = usePostEditor(category, {
    draft: { value: draft, onValueChange: setDraft },
    media: usePostMedia(category),
    onCreated: leave,
    prepare: useSecretGuard(),
  });

  function leave(sent: PostDraft, created: CreatedPost | undefined) {
    forget(sent);
    if (user) push?.hint.makeDue(user._id, 'page');
    if (!isMounted()) return;
    const { _id, hidden } = created ?? {};
    // Its zone does not show a held post.
    void navigate(_id !== undefined && hidden === 'held' ? paths.post(_id) : paths.zone(category));
  }

  const ifLoggedIn = async (act: () => unknown) => {
    if (await requireSession(createPostTexts.loginToPublish)) act();
  };

  return (
    <Stack gap="6">
      <PageHeading>{title}</PageHeading>
      <PostEditor
        {...editor}
        category={capitalise(category)}
        {...(site.locationRemoved && { mediaHelp: createPostTexts.locationRemoved })}
        onFilesAdd={(files) => void ifLoggedIn(() => editor.onFilesAdd(files))}
        onFilesReject={(files) =>
          void alerts.alert(uploadMessages.filesRefused(files.map(({ name }) => name)))
        }
        onSubmit={() => void ifLoggedIn(editor.onSubmit)}
      />
    </Stack>
  );
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
