import type { Tag } from '@alphazone/client';
import {
  Button,
  ErrorState,
  PageHeading,
  Skeleton,
  Stack,
  TagCard,
  useMessages,
  VisuallyHidden,
} from '@alphazone/ui';

import { loadingReasonOf } from '../../api/errors';
import { useTagList } from '../../api/tags/tagQueries';
import { messages } from '../../messages';
import { paths } from '../../paths';

export function AllTags() {
  const title = useMessages().editor.tags;
  const { tags, error, retry, hasMore, isLoadingMore, moreError, loadMore } = useTagList();
  return (
    <Stack>
      <PageHeading description={messages.tagsDescription}>{title}</PageHeading>
      {tags ? (
        <TagCards label={title} tags={tags.length === 0 ? [messages.placeholderTag] : tags} />
      ) : error ? (
        <ErrorState onRetry={() => void retry()}>{messages.tagsFailed(loadingReasonOf(error))}</ErrorState>
      ) : (
        <TagCardsLoading />
      )}
      {moreError && (
        <ErrorState onRetry={() => void loadMore()}>
          {messages.tagsFailed(loadingReasonOf(moreError))}
        </ErrorState>
      )}
      {hasMore && (
        <Button isBusy={isLoadingMore} onClick={() => void loadMore()}>
          {messages.moreTags}
        </Button>
      )}
    </Stack>
  );
}

function TagCards({ label, tags }: { label: string; tags: readonly Tag[] }) {
  return (
    <Stack direction="grid" role="list" aria-label={label}>
      {tags.map((tag) => (
        <div key={tag.tagName} role="listitem">
          <TagCard tag={tag} href={paths.tag(tag.tagName)} />
        </div>
      ))}
    </Stack>
  );
}

function TagCardsLoading() {
  return (
    <Stack direction="grid" aria-busy>
      <VisuallyHidden role="status">{messages.loadingTags}</VisuallyHidden>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} shape="block" height="108px" />
      ))}
    </Stack>
  );
}
