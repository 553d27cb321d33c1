import type { Tag } from '@alphazone/client';
import {
  ErrorState,
  PageHeading,
  Skeleton,
  Stack,
  TagCard,
  useMessages,
  VisuallyHidden,
} from '@alphazone/ui';

import { useTags } from '@alphazone/react';
import { LoadMore } from '../../LoadMore';
import { paths } from '../../paths';
import { tagsTexts as texts } from './tagsTexts';

export function AllTags() {
  const title = useMessages().editor.tags;
  const { tags, error, retry, ...list } = useTags();
  return (
    <Stack>
      <PageHeading description={texts.description}>{title}</PageHeading>
      {tags ? (
        <TagCards label={title} tags={tags.length === 0 ? [texts.placeholder] : tags} />
      ) : error ? (
        <ErrorState onRetry={retry}>{texts.failed(error.message)}</ErrorState>
      ) : (
        <TagCardsLoading />
      )}
      <LoadMore list={list} texts={texts} />
    </Stack>
  );
}

function TagCards({ label, tags }: { label: string; tags: readonly Tag[] }) {
  return (
    <Stack direction="grid" role="list" aria-label={label}>
      {tags.map((tag) => (
        <div key={tag.tagName} role="listitem">
          <TagCard
            name={tag.tagName}
            description={tag.tagDesc}
            count={tag.count}
            href={paths.tag(tag.tagName)}
          />
        </div>
      ))}
    </Stack>
  );
}

function TagCardsLoading() {
  return (
    <Stack direction="grid" aria-busy>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} shape="block" height="108px" />
      ))}
    </Stack>
  );
}
