import { ButtonLink, EmptyState, FeedHeader, PageHeading } from '@alphazone/ui';

import { usePostList } from '../../api/posts/postQueries';
import { PostFeed } from '../../feed/PostFeed';
import { useTitle } from '../../layout/useTitle';
import { messages } from '../../messages';
import { paths } from '../../paths';

export interface TagsProps {
  /** Whose posts are shown; undefined for what tags are. */
  tag: string | undefined;
}

/** The posts with a tag, or what tags are for. Spec section 2, Tags screen; design section 3.13. */
export function Tags({ tag }: TagsProps) {
  useTitle(tag === undefined ? messages.tags : messages.postsTagged(tag));

  return tag === undefined ? (
    <>
      <PageHeading description={messages.tagsExplained}>{messages.tags}</PageHeading>
      <EmptyState action={<ButtonLink href={paths.search('')}>{messages.allPosts}</ButtonLink>}>
        {messages.chooseTag}
      </EmptyState>
    </>
  ) : (
    <TaggedPosts key={tag} tag={tag} />
  );
}

function TaggedPosts({ tag }: { tag: string }) {
  const list = usePostList({ sort: 'hot', tag });
  return (
    <>
      <FeedHeader title={messages.postsTagged(tag)} count={list.total} />
      <PostFeed
        list={list}
        label={messages.postsTagged(tag)}
        feed="other"
        empty={<EmptyState>{messages.nothingTagged(tag)}</EmptyState>}
        restoreKey={`tag ${tag}`}
      />
    </>
  );
}
