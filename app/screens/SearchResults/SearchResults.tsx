import { ButtonLink, EmptyState, FeedHeader, useMessages } from '@alphazone/ui';

import { pageTitles } from '@alphazone/client/pages';
import { useFeed, useSearch } from '@alphazone/react';
import { PostFeed, type PostFeedProps } from '../../feed/PostFeed';
import { useCursor } from '../../hooks/usePageLinks';
import { useTitle } from '../../hooks/useTitle';
import { messages } from '../../messages';
import { patterns } from '../../paths';

export interface SearchResultsProps {
  /** Empty for all posts. */
  text: string;
}

export function SearchResults({ text }: SearchResultsProps) {
  // Remounts for each text, so that no stale results are shown.
  return text === '' ? <AllPosts /> : <FoundPosts key={text} text={text} />;
}

function AllPosts() {
  return (
    <Results
      list={useFeed({ sort: 'hot', cursor: useCursor() })}
      title={pageTitles.posts}
      empty={messages.noPosts}
    />
  );
}

function FoundPosts({ text }: SearchResultsProps) {
  return (
    <Results
      list={useSearch(text, useCursor())}
      title={pageTitles.search(text)}
      empty={messages.nothingFound(text)}
    />
  );
}

interface ResultsProps {
  list: PostFeedProps['list'];
  title: string;
  empty: string;
}

function Results({ list, title, empty }: ResultsProps) {
  const { found } = useMessages().feed;
  useTitle(title);
  return (
    <>
      <FeedHeader title={title} count={list.total} countText={found} />
      <PostFeed
        list={list}
        label={title}
        feed="other"
        empty={
          <EmptyState action={<ButtonLink href={patterns.home}>{messages.goHome}</ButtonLink>}>
            {empty}
          </EmptyState>
        }
      />
    </>
  );
}
