import { pagePaths, pagePatterns } from '@alphazone/client/pages';

import { withoutMarkup } from '../mentions/mention-rules';
import type { SiteSettings } from '../site/site-settings';
import type { PostHeadRow, UserHeadRow } from './head-repository';
import type { Link } from './origin';
import { descriptionOf, oneLine, printable } from './plain-text';

const context = 'https://schema.org';

const maxText = 5_000;

const count = (type: 'LikeAction' | 'DislikeAction' | 'CommentAction' | 'WriteAction', total: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `${context}/${type}`,
  userInteractionCount: total,
});

export function discussionOf(post: PostHeadRow, { link, image }: { link: Link; image: string | undefined }) {
  const url = link(pagePaths.post(post.id));
  return {
    '@context': context,
    '@type': 'DiscussionForumPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: oneLine(post.title),
    text: printable(withoutMarkup(post.body).slice(0, maxText)),
    datePublished: post.posted_on.toISOString(),
    articleSection: post.category,
    ...(post.tags.length > 0 && { keywords: post.tags.map(oneLine) }),
    ...(image !== undefined && { image }),
    author: {
      '@type': 'Person',
      name: oneLine(post.author_name),
      ...(!post.is_author_deleted && { url: link(pagePaths.user(post.author_id)) }),
    },
    commentCount: post.comment_count,
    interactionStatistic: [
      count('LikeAction', post.up_votes),
      count('DislikeAction', post.down_votes),
      count('CommentAction', post.comment_count),
    ],
  };
}

export function profileOf(user: UserHeadRow, link: Link) {
  const url = link(pagePaths.user(user.id));
  return {
    '@context': context,
    '@type': 'ProfilePage',
    url,
    dateCreated: user.joined_on.toISOString(),
    mainEntity: {
      '@type': 'Person',
      '@id': url,
      url,
      identifier: user.id,
      name: oneLine(user.name),
      ...(user.username !== null && { alternateName: user.username }),
      ...(user.about !== '' && { description: descriptionOf(user.about) }),
      ...(user.picture_url !== null && { image: link(user.picture_url) }),
      agentInteractionStatistic: count('WriteAction', user.posts_count),
    },
  };
}

export const websiteOf = ({ brand }: Pick<SiteSettings, 'brand'>, link: Link) => ({
  '@context': context,
  '@type': 'WebSite',
  name: brand.name,
  url: link('/'),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${link(pagePatterns.search)}?q={text}` },
    'query-input': 'required name=text',
  },
});

/** @param trail Names and paths, from the home page. */
export const breadcrumbsOf = (trail: readonly (readonly [string, string])[], link: Link) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: oneLine(name),
    item: link(path),
  })),
});
