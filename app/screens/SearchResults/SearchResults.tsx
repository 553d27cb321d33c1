import { ButtonLink, EmptyState, FeedHeader } from '@alphazone/ui';

import { usePostList } from '../../api/posts/postQueries';
import { PostFeed } from '../../feed/PostFeed';
import { useTitle } from '../../hooks/useTitle';
import { messages } from '../../messages';
import { paths } from '../../paths';

export interface SearchResultsProps {
  text: string;
}

export function SearchResults({ text }: SearchResultsProps) {
  const list = usePostList({ sort: 'hot', ...(text !== '' && { q: text }) });
  const title = text === '' ? messages.allPosts : messages.searchResults(text);
  useTitle(title);

  return (
    <>
      <FeedHeader title={title} count={list.total} />
      <PostFeed
        // Remounts for each query, so that no stale results are shown.
        key={text}
        list={list}
        label={title}
        feed="other"
        empty={
          <EmptyState action={<ButtonLink href={paths.home()}>{messages.goHome}</ButtonLink>}>
            {text === '' ? messages.noPosts : messages.nothingFound(text)}
          </EmptyState>
        }
        restoreKey={`search ${text}`}
      />
    </>
  );
}
