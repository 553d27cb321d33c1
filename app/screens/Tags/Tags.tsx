import { ButtonLink, EmptyState, FeedHeader, useMessages } from '@alphazone/ui';

import { pageTitles } from '@alphazone/client/pages';
import { useFeed } from '@alphazone/react';
import { PostFeed } from '../../feed/PostFeed';
import { useCursor } from '../../hooks/usePageLinks';
import { useTitle } from '../../hooks/useTitle';
import { patterns } from '../../paths';
import { AllTags } from './AllTags';
import { tagsTexts } from './tagsTexts';

export interface TagsProps {
  tag: string | undefined;
}

export function Tags({ tag }: TagsProps) {
  const { tags } = useMessages().editor;
  useTitle(tag === undefined ? tags : pageTitles.tag(tag));

  return tag === undefined ? <AllTags /> : <TaggedPosts key={tag} tag={tag} />;
}

function TaggedPosts({ tag }: { tag: string }) {
  const { found } = useMessages().feed;
  const list = useFeed({ sort: 'hot', tag, cursor: useCursor() });
  const allTags = <ButtonLink href={patterns.tags}>{tagsTexts.all}</ButtonLink>;
  return (
    <>
      <FeedHeader title={pageTitles.tag(tag)} count={list.total} countText={found} create={allTags} />
      <PostFeed
        list={list}
        label={pageTitles.tag(tag)}
        feed="other"
        empty={<EmptyState>{tagsTexts.nothing(tag)}</EmptyState>}
      />
    </>
  );
}
