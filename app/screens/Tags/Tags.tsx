import { ButtonLink, EmptyState, FeedHeader, useMessages } from '@alphazone/ui';

import { useFeed } from '@alphazone/react';
import { PostFeed } from '../../feed/PostFeed';
import { useCursor } from '../../hooks/usePageLinks';
import { useTitle } from '../../hooks/useTitle';
import { messages } from '../../messages';
import { patterns } from '../../paths';
import { AllTags } from './AllTags';
import { tagsTexts } from './tagsTexts';

export interface TagsProps {
  tag: string | undefined;
}

export function Tags({ tag }: TagsProps) {
  const { tags } = useMessages().editor;
  useTitle(tag === undefined ? tags : messages.postsTagged(tag));

  return tag === undefined ? <AllTags /> : <TaggedPosts key={tag} tag={tag} />;
}

function TaggedPosts({ tag }: { tag: string }) {
  const { found } = useMessages().feed;
  const list = useFeed({ sort: 'hot', tag, cursor: useCursor() });
  const allTags = <ButtonLink href={patterns.tags}>{tagsTexts.all}</ButtonLink>;
  return (
    <>
      <FeedHeader title={messages.postsTagged(tag)} count={list.total} countText={found} create={allTags} />
      <PostFeed
        list={list}
        label={messages.postsTagged(tag)}
        feed="other"
        empty={<EmptyState>{tagsTexts.nothing(tag)}</EmptyState>}
      />
    </>
  );
}
